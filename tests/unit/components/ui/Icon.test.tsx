import { render } from '@testing-library/react';
import { Icon, type IconName } from '../../../../components/ui/Icon.tsx';
import { business } from '../../../../content/content.ts';
import { iconNames } from '../../../../content/schema/primitives.ts';

const names: IconName[] = [...iconNames, ...business.social.map(({ network }) => network)];

it.each(names)('the icon "%s" is drawn, and hidden from assistive technology', (name) => {
  const { container } = render(<Icon name={name} />);
  const drawing = container.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing).not.toBeEmptyDOMElement();
});

it('no two icons look the same', () => {
  const drawings = names.map((name) => render(<Icon name={name} />).container.querySelector('svg')?.innerHTML);
  expect(new Set(drawings).size).toBe(names.length);
});

it('an icon is as large as asked for', () => {
  const { container } = render(<Icon name="phone" size={40} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '40');
  expect(container.querySelector('svg')).toHaveAttribute('height', '40');
});
