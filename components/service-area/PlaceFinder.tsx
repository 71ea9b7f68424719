import styled from 'styled-components';
import { pages } from '../../content/content.ts';
import { quoteDialogId } from '../forms/dom-names.ts';
import { color, space } from '../theme/theme.ts';
import { Button } from '../ui/Button.tsx';
import { inputStyle } from '../ui/input-style.ts';
import { roomOfAnswer } from './finder-content.ts';

const Style = styled.div`
  display: grid;
  gap: ${space.xs};
  max-width: 36em;
  margin-bottom: ${space.s};
  & label { font-weight: 650; line-height: 1.3; }
  & input { ${inputStyle} }
  & input:focus-visible { outline-offset: 0; border-color: ${color.ink}; }
  /* An invisible longest answer keeps the room that any answer takes. */
  & > div { display: grid; line-height: 1.5; }
  & > div::after { content: attr(data-room); visibility: hidden; grid-area: 1 / 1; }
  & output { grid-area: 1 / 1; }
  /* An answer that is a yes. */
  & > div::after, & > div:has(+ [data-shown]) { font-weight: 650; }
  & a { white-space: nowrap; }
  & button { justify-self: start; }
  & button:not([data-shown]) { visibility: hidden; }
  /* Without scripts nothing would answer: the lists of towns do. */
  @media (scripting: none) { display: none; }
  @media print { display: none; }
`;

/**
 * A field that tells whether we come to a town or ZIP code, while the visitor types. `browser/place-finder/` answers, once the
 * field is used. The build writes the address of that script into `data-place-finder`.
 */
export function PlaceFinder() {
  const { label, hint, unavailable, quote } = pages.serviceArea.finder;
  return (
    <Style data-place-finder="" data-unavailable={unavailable}>
      <label htmlFor="place-finder">{label}</label>
      <input
        id="place-finder"
        type="text"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
      />
      <div data-room={roomOfAnswer}>
        <output htmlFor="place-finder">{hint}</output>
      </div>
      <Button type="button" command="show-modal" commandfor={quoteDialogId} data-variant="primary">
        {quote}
      </Button>
    </Style>
  );
}
