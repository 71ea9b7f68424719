import styled from 'styled-components';
import { labels } from '../../content/content.ts';
import { color, size } from '../theme/theme.ts';

const Trail = styled.nav`
  font-size: ${size.small};
  & ol { display: flex; flex-wrap: wrap; gap: 0 0.5rem; margin-block: -0.5rem; }
  & li { display: flex; align-items: center; gap: 0.5rem; }
  & li:not(:last-of-type)::after { content: '/' / ''; color: ${color.inkSoft}; }
  & a { display: inline-flex; align-items: center; min-width: 2.75rem; min-height: 2.75rem; }
  & span { color: ${color.inkSoft}; }
  @media print { display: none; }
`;

interface BreadcrumbsProps {
  /** The pages above this one, from home on. */
  trail: readonly { label: string; href: string }[];
  /** This page's own name, which is not a link. */
  current: string;
}

/** Where a detail page stands on the site. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <Trail aria-label={labels.breadcrumb}>
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </Trail>
  );
}
