import { business, labels, pages } from '../../content/content.ts';
import { fillSlots } from '../ui/texts.ts';

const { answers, options, zipOfTown, counties, and, or, hint, message } = pages.serviceArea.finder;

/** What the finder's script needs of the content, which only the build can read. */
export const finderContent = {
  answers,
  options,
  zipOfTown,
  counties,
  and,
  or,
  hint,
  message,
  /** One county, such as "Union County". */
  oneCounty: labels.county,
  phone: business.serviceAreaPhone,
};

export type FinderContent = typeof finderContent;

/** Names as long as they come. Tests compare the answers to all known places with what this makes of them. */
const longest = {
  place: 'Washington Court House',
  counties: 'Franklin, Delaware and Fairfield',
  county: 'Champaign County',
  miles: '75',
  state: 'District of Columbia',
};

/** An answer that takes as much room as any. */
export const roomOfAnswer = longestAnswer();

function longestAnswer(): string {
  const { guess, near, far, in: inCounties, ...others } = answers;
  const slots: Record<string, string> = {
    ...longest,
    options: [options.near, options.far].join(', '),
    places: `${longest.place}, ${longest.place} ${or} ${longest.place}`,
  };
  // The options have slots of their own.
  const texts = [`${guess} ${near}`, `${guess} ${inCounties}`, far, ...Object.values(others)].map((text) =>
    fillSlots(fillSlots(text, slots), slots),
  );
  return texts.reduce((first, second) => (second.length > first.length ? second : first));
}
