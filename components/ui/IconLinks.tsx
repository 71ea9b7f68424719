import styled from 'styled-components';
import { color, from, radius, space } from '../theme/theme.ts';
import { Icon, type IconName } from './Icon.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  ${from.small} { grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: ${space.s}; }
  & a {
    display: flex;
    align-items: center;
    gap: ${space.s};
    min-height: 3.5rem;
    padding: ${space.xs} ${space.m};
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.white};
    color: ${color.ink};
    font-weight: 650;
    text-decoration: none;
  }
  & li { border-radius: ${radius.m}; }
  & a:hover { border-color: ${color.teal}; color: ${color.tealDeep}; }
  & a > svg { flex: none; }
  & a > svg:first-of-type { color: ${color.teal}; }
  & a > svg:last-of-type { margin-inline-start: auto; }
`;

interface IconLinksProps {
  links: readonly { href: string; label: string; icon: IconName }[];
}

/** Links as rows with an icon each, in as many columns as fit. */
export function IconLinks({ links }: IconLinksProps) {
  return (
    <List className="lively">
      {links.map(({ href, label, icon }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            {label}
            <Icon name="chevron-right" size={20} />
          </a>
        </li>
      ))}
    </List>
  );
}
