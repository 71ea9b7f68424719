/**
 * Answers in `components/service-area/PlaceFinder.tsx` while the visitor types. `browser/inline/load-place-finder.ts` loads it when
 * the field is first used. It holds all that it needs: what is typed leaves the browser only with a quote that is asked for.
 */
import type { FinderContent } from '../../components/service-area/finder-content.ts';
import { telephoneLink } from '../../components/ui/phone.ts';
import { fillSlots, idOf } from '../../components/ui/texts.ts';
import { quoteMessage, writeField } from '../quote-message.ts';
import { type Answer, describeFinding } from './describe-finding.ts';
import { placeFinder } from './find-place.ts';
import { decodePlaces } from './place-data.ts';

/** Put in by `scripts/build/postbuild/place-finder-bundle.ts`. */
declare const PLACES: string;
declare const CONTENT: FinderContent;

const finder = document.querySelector<HTMLElement>('[data-place-finder]');
const input = finder?.querySelector('input');
const output = finder?.querySelector('output');
const button = finder?.querySelector('button');

/** What this script has put into the quote form's message. */
let ownMessage = '';
let shown: Answer = { text: '' };
let timer: ReturnType<typeof setTimeout> | undefined;

/** How long nothing may be typed before the answer comes, in milliseconds. A screen reader says each answer. */
const pause = 400;

if (input && output && button) {
  const findPlace = placeFinder(decodePlaces(PLACES));
  const answer = () => {
    const finding = findPlace(input.value);
    const next = describeFinding(finding, CONTENT);
    markCounties(finding.kind === 'place' && finding.verdict === 'in' ? finding.counties : []);
    if (next.text !== shown.text) showText(output, next.text || CONTENT.hint);
    button.toggleAttribute('data-shown', next.place !== undefined);
    shown = next;
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(answer, pause);
  });
  button.addEventListener('click', () => {
    if (shown.place !== undefined) fillMessage(fillSlots(CONTENT.message, { place: shown.place }));
  });
  answer();
}

/** Marks the counties of the answer on the map, where the page has one. */
function markCounties(counties: readonly string[]): void {
  const found = counties.map((county) => `#${idOf(fillSlots(CONTENT.oneCounty, { county }))}`);
  for (const link of document.querySelectorAll('svg > a')) {
    link.toggleAttribute('data-found', found.includes(link.getAttribute('href') ?? ''));
  }
}

/** Shows a text, with the phone number in it as a link. */
function showText(output: HTMLElement, text: string): void {
  const [before = '', after] = text.split(CONTENT.phone);
  const link = document.createElement('a');
  link.href = telephoneLink(CONTENT.phone);
  link.append(CONTENT.phone);
  // At once: a live region announces each change.
  output.replaceChildren(...(after === undefined ? [text] : [before, link, after]));
}

/** Writes the place into the quote form, unless the visitor has written something there. */
function fillMessage(message: string): void {
  const field = quoteMessage();
  if (!field || (field.value !== '' && field.value !== ownMessage)) return;
  ownMessage = message;
  writeField(field, message);
}
