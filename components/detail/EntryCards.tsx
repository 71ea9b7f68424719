import styled, { css } from 'styled-components';
import { labels } from '../../content/content.ts';
import type { Picture as PictureContent, Point } from '../../content/schema/primitives.ts';
import { below, color, focusRing, from, radius, size, space } from '../theme/theme.ts';
import { cardGridStyle } from '../ui/CardGrid.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { entryPath } from './find-entries.ts';

/** A last card that would stand alone takes the row, lying: its picture whole, beside the words. */
const lying = css`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: subgrid;
  gap: inherit;
  align-items: center;
  & .picture { margin: ${space.m} 0 ${space.m} ${space.m}; border-radius: ${radius.m}; }
  & .words { grid-column: 2 / -1; padding-inline-start: 0; }
`;

/** On phones, a card without features is its picture and its name. */
const nameOnly = css`
  ${below.small} {
    & .words { gap: 0; justify-content: center; padding: ${space.xs} ${space.s} ${space.xs} ${space.m}; }
    & :is(.words p, h3 svg) { display: none; }
    & .words > a { margin: 0; }
  }
`;

const featureList = css`
  /* All lists of a row begin at one line. */
  & .words p { flex: 1; }
  & .features { display: grid; gap: 0.25rem; }
  & .features li { display: flex; gap: 0.5rem; line-height: 1.45; }
  & .features svg { flex: none; margin-top: 0.15rem; color: ${color.teal}; }
  /* On phones, name and link beside the picture, the rest below: the features in one line of text. */
  ${below.small} {
    & .words { display: contents; }
    & .picture { grid-area: 1 / 1 / 3; }
    & h2 { margin: ${space.s} ${space.s} 0; }
    & .words > a { grid-area: 2 / 2; margin: 0 ${space.s}; }
    & .words > :is(p, ul) { grid-column: 1 / -1; margin: ${space.xs} ${space.m} 0; font-size: ${size.small}; line-height: 1.5; }
    & .words > ul { display: block; margin: 0.25rem ${space.m} ${space.xs}; }
    & .features li { display: inline; &:not(:last-of-type)::after { content: '\\a0· '; } & svg { display: none; } }
  }
`;

/** Rules that no card of the page needs are left out. */
const Cards = styled.ul<{ $count: number; $withFeatures: boolean }>`
  ${cardGridStyle}
  & > li { overflow: hidden; padding: 0; gap: 0; }
  ${below.small} {
    gap: ${space.s};
    & > li { display: grid; grid-template-columns: 40% 1fr; }
    & :is(picture, img) { height: 100%; object-fit: cover; }
  }
  ${from.small} {
    grid-template-columns: 1fr 1fr;
    ${({ $count }) => $count % 2 === 1 && css`${below.large} { & > li:last-of-type { ${lying} } }`}
  }
  ${from.large} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space.l};
    ${({ $count }) => $count % 3 === 1 && css`& > li:last-of-type { ${lying} & .features { grid-template-columns: 1fr 1fr; } }`}
  }
  & .picture { overflow: hidden; }
  & .picture > div, & img { border-radius: 0; }
  & .words { display: flex; flex: 1; flex-direction: column; gap: ${space.s}; padding: ${space.m}; }
  & :is(h2, h3) { display: flex; align-items: center; gap: 0.625rem; font-size: ${size.title}; line-height: 1.25; letter-spacing: -0.01em; overflow-wrap: anywhere; }
  & :is(h2, h3) svg { flex: none; color: ${color.teal}; }
  & .words p { color: ${color.inkSoft}; }
  & .words > a { display: inline-flex; align-items: center; gap: 0.375rem; min-height: 2.75rem; margin-top: auto; font-weight: 700; }
  /* The whole card takes the press, the link alone is read out. */
  & .words > a::after { content: ''; position: absolute; inset: 0; border-radius: ${radius.l}; }
  & .words > a:focus-visible { outline: none; box-shadow: none; }
  & .words > a:focus-visible::after { ${focusRing.inside} }
  ${({ $withFeatures }) => ($withFeatures ? featureList : nameOnly)}
`;

interface Entry {
  id: string;
  icon: IconName;
  title: string;
  description: string;
  features: readonly Point[];
  image: PictureContent;
}

interface EntryCardsProps {
  /** Folder of the entries' pages. */
  section: 'services' | 'industries';
  entries: readonly Entry[];
  /** Level of the cards' headings, under the page's own. */
  headingLevel: 2 | 3;
  /** Lists the names of the features on each card. */
  withFeatures?: boolean;
}

/** One card for each service or industry, linking to its page. */
export function EntryCards({ section, entries, headingLevel, withFeatures = false }: EntryCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Cards className="lively" $count={entries.length} $withFeatures={withFeatures}>
      {entries.map(({ id, icon, title, description, features, image }) => (
        <li key={id}>
          <div className="picture">
            {/* The words beside it say it all; the page of the entry describes it. */}
            <Picture picture={{ ...image, alt: '' }} icon={icon} place="card" />
          </div>
          <div className="words">
            <Heading>
              <Icon name={icon} />
              {title}
            </Heading>
            <p>{description}</p>
            {withFeatures ? (
              <ul className="features">
                {features.map((feature) => (
                  <li key={feature.name}>
                    <Icon name="check" size={20} />
                    {feature.name}
                  </li>
                ))}
              </ul>
            ) : null}
            <a href={entryPath(section, id)}>
              {labels.learnMore.label}
              <span className="visually-hidden"> {labels.learnMore.about.replace('{page}', title)}</span>
              <Icon name="arrow-right" size={20} />
            </a>
          </div>
        </li>
      ))}
    </Cards>
  );
}
