import styled from 'styled-components';
import { business } from '../../content/business.ts';
import { reviewsWidget } from '../../content/environment.ts';
import { home } from '../../content/home.ts';
import { Section } from '../layout/Section.tsx';
import { color, radius, space } from '../theme/theme.ts';
import { ButtonLink } from '../ui/Button.ts';
import { Icon } from '../ui/Icon.tsx';
import { ReviewsWidget } from './ReviewsWidget.tsx';

const Content = styled.div`
  display: grid;
  gap: ${space.m};
  & .links { display: flex; flex-wrap: wrap; gap: ${space.s}; }
  /* A fixed height, whatever the widget draws: nothing below it ever moves. */
  & .widget {
    position: relative;
    height: 22rem;
    overflow: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.paper};
  }
  & .widget > p { display: grid; place-content: center; position: absolute; inset: 0; padding: ${space.m}; color: ${color.inkSoft}; text-align: center; }
  @media (scripting: none) { & .widget { display: none; } }
  @media print { & .widget, & .links { display: none; } }
`;

/** The Google reviews: the widget where one is connected, and in any case the links to read and to write one. */
export function Reviews() {
  const { heading, lead, widgetLabel, readLabel, writeLabel, fallback } = home.reviews;
  return (
    <Section id="reviews" heading={heading} lead={lead} tone="sand" split>
      <Content>
        {reviewsWidget === null ? null : (
          // `components/early/held-scripts.ts` brings React here when the section comes near the window.
          <div data-runs-scripts="">
            <ReviewsWidget {...reviewsWidget} name={widgetLabel} fallback={fallback} />
          </div>
        )}
        <div className="links">
          <ButtonLink href={business.google.reviewsUrl} rel="noopener" data-variant="secondary">
            <Icon name="star" size={20} />
            {readLabel}
          </ButtonLink>
          <ButtonLink href={business.google.writeReviewUrl} rel="noopener" data-variant="secondary">
            <Icon name="message" size={20} />
            {writeLabel}
          </ButtonLink>
        </div>
      </Content>
    </Section>
  );
}
