import { render, screen } from '@testing-library/react';
import { Reviews } from '../../../../components/reviews/Reviews.tsx';
import { business, pages } from '../../../../content/content.ts';

const { heading, headingWithoutWidget, readLabel, writeLabel } = pages.home.reviews;

it('without a widget, the section promises no reviews on the page and holds the two links', () => {
  render(<Reviews />);
  const section = screen.getByRole('region', { name: headingWithoutWidget });
  expect(section).not.toHaveTextContent(heading);
  expect(screen.getByRole('link', { name: readLabel })).toHaveAttribute('href', business.google.reviewsUrl);
  expect(screen.getByRole('link', { name: writeLabel })).toHaveAttribute('href', business.google.writeReviewUrl);
  expect(screen.getAllByRole('region')).toEqual([section]);
});
