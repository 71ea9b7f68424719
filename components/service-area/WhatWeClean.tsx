import styled from 'styled-components';
import { industries, pages, services } from '../../content/content.ts';
import { entryPath } from '../detail/find-entries.ts';
import { color, from, radius, space } from '../theme/theme.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space.l};
  ${from.medium} { grid-template-columns: 1fr 1fr; }
  & ul { display: flex; flex-wrap: wrap; gap: ${space.xs}; margin-top: ${space.s}; }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: ${space.m};
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
    background: ${color.white};
    color: ${color.ink};
    font-weight: 650;
    text-decoration: none;
  }
  & a:hover { border-color: ${color.teal}; color: ${color.tealDeep}; }
`;

/** Links to what we clean in these towns: services and kinds of places. */
export function WhatWeClean() {
  const { servicesHeading, industriesHeading } = pages.serviceArea.cleaned;
  return (
    <Columns>
      <LinkList heading={servicesHeading} section="services" entries={services} />
      <LinkList heading={industriesHeading} section="industries" entries={industries} />
    </Columns>
  );
}

interface LinkListProps {
  heading: string;
  section: 'services' | 'industries';
  entries: readonly { id: string; title: string }[];
}

function LinkList({ heading, section, entries }: LinkListProps) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={entryPath(section, id)}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
