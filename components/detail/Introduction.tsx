import styled from 'styled-components';
import { Container } from '../layout/Section.tsx';
import { besideColumns, color, from, radius, size, space } from '../theme/theme.ts';
import { Icon } from '../ui/Icon.tsx';

const Band = styled.div`
  padding-block: ${space.xl} 0;
  & > div { display: grid; gap: ${space.l} ${space.xl}; align-items: start; }
  & .text { display: grid; gap: ${space.m}; & p { color: ${color.inkSoft}; } }
  & .text p:first-of-type { color: inherit; font-size: ${size.lead}; line-height: 1.5; }
  & aside { padding: ${space.m}; border-radius: ${radius.l}; background: ${color.sunPale}; }
  & aside h2 { font-size: ${size.title}; margin-bottom: ${space.s}; }
  & aside ul { display: grid; gap: ${space.s}; }
  & aside li { display: grid; grid-template-columns: auto 1fr; gap: 0.625rem; line-height: 1.5; }
  & aside svg { margin-top: 0.125rem; color: ${color.tealDeep}; }
  /* The panel stands beside the text. Without one, the first paragraph stands beside the others. */
  ${from.tablet} {
    & > div:has(aside), & > div:not(:has(aside)) .text { grid-template-columns: ${besideColumns}; }
    & aside { grid-area: 1 / 1; padding: ${space.l}; }
    & .text:not(:only-child), & .text:only-child p + p { grid-column: 2; }
    & .text:only-child p:first-of-type { grid-row: 1 / span 5; }
  }
  @media print {
    padding-block: ${space.s} 0;
    & > div:has(aside) { grid-template-columns: 1.6fr 1fr; gap: ${space.l}; }
    & aside { background: none; padding: 0; }
    & aside svg { width: 12px; }
  }
`;

interface IntroductionProps {
  paragraphs: readonly string[];
  /** What the customer has from it, in a panel beside the text. */
  benefits?: { heading: string; items: readonly string[] };
}

/** What a service or industry is about, in a few paragraphs. */
export function Introduction({ paragraphs, benefits }: IntroductionProps) {
  return (
    <Band>
      <Container>
        <div className="text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {benefits === undefined ? null : (
          <aside aria-labelledby="benefits">
            <h2 id="benefits">{benefits.heading}</h2>
            <ul>
              {benefits.items.map((item) => (
                <li key={item}>
                  <Icon name="check" size={22} />
                  {item}
                </li>
              ))}
            </ul>
          </aside>
        )}
      </Container>
    </Band>
  );
}
