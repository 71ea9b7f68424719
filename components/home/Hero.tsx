import styled from 'styled-components';
import { pages } from '../../content/content.ts';
import { Actions } from '../layout/CallToAction.tsx';
import { Container } from '../layout/Section.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { besideColumns, color, equalColumnsGap, from, radius, shadow, size, space } from '../theme/theme.ts';
import { BeforeAfter } from '../ui/BeforeAfter.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

const Band = styled.div`
  padding-block: ${space.l} ${space.xl};
  background: ${color.tealPale};
  & > div { display: grid; gap: ${space.m}; align-items: center; }
  & .words { display: grid; gap: ${space.m}; }
  & .words > p { color: ${color.inkSoft}; font-size: ${size.lead}; }
  & h1 { text-wrap: wrap; }
  & hgroup > p { margin-bottom: ${space.xs}; color: ${color.tealDeep}; font-size: ${size.small}; font-weight: 700; line-height: 1.3; }
  & .cards { display: grid; row-gap: ${space.s}; }
  & .cards li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: 0.25rem ${space.s};
    padding: ${space.m};
    border-radius: ${radius.m};
    background: ${color.white};
    box-shadow: ${shadow.low};
  }
  & .cards svg { grid-row: span 2; color: ${color.teal}; }
  & .cards h2 { font-size: ${size.title}; letter-spacing: -0.01em; }
  & .cards p { color: ${color.inkSoft}; line-height: 1.5; }
  ${from.tablet} {
    & > div { grid-template-columns: ${besideColumns}; gap: ${space.l}; }
    & .cards { grid-column: 1 / -1; grid-template-columns: 1fr 1fr; column-gap: ${equalColumnsGap}; }
  }
  @media print { background: none; padding-block: 0; }
`;

/** The first band of the home page. */
export function Hero() {
  return (
    <Band>
      <Container>
        <div className="words">
          <hgroup>
            <p>{pages.home.eyebrow}</p>
            <h1>{pages.home.heading}</h1>
          </hgroup>
          <p>{pages.home.lead}</p>
          <Actions>
            <QuoteButton />
            <ButtonLink href="/services/" data-variant="secondary">
              {pages.home.servicesLink}
            </ButtonLink>
          </Actions>
        </div>
        <BeforeAfter picture={pages.home.image} icon="sparkles" scrolls />
        <ul className="cards">
          {pages.home.cards.map((card) => (
            <li key={card.name}>
              <Icon name={card.icon} size={36} />
              <h2>{card.name}</h2>
              <p>{card.description}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  );
}
