import type { FinderContent } from '../../components/service-area/finder-content.ts';
import { fillSlots, listNames } from '../../components/ui/texts.ts';
import type { Finding } from './find-place.ts';

/** What the finder shows. */
export interface Answer {
  /** The text under the field. Empty when there is nothing to say so far. */
  text: string;
  /** The place to get a quote for, when we come there. */
  place?: string;
}

/** The texts of an answer. */
export type AnswerTexts = Pick<
  FinderContent,
  'answers' | 'options' | 'zipOfTown' | 'counties' | 'and' | 'or' | 'oneCounty'
>;

/** Says what was found, in the words of the content. */
export function describeFinding(finding: Finding, texts: AnswerTexts): Answer {
  const { answers, options, and, or } = texts;
  const countyName = (county: string) => fillSlots(texts.oneCounty, { county });
  switch (finding.kind) {
    case 'incomplete':
      return { text: '' };
    case 'place': {
      const { name, counties, miles, verdict, zip, isGuess, isCounty } = finding;
      const [first = ''] = counties;
      const county =
        counties.length > 1 ? fillSlots(texts.counties, { counties: listNames(counties, and) }) : countyName(first);
      const town = zip === undefined ? name : fillSlots(texts.zipOfTown, { place: name, zip });
      const place = isCounty ? countyName(name) : town;
      const inArea = isCounty ? answers.inCounty : miles === 0 ? answers.inTown : answers.in;
      const template = verdict === 'in' ? inArea : answers[verdict];
      const answer = fillSlots(template, { place, county, miles: `${miles}` });
      const text = isGuess ? `${fillSlots(answers.guess, { place })} ${answer}` : answer;
      return verdict === 'far' ? { text } : { text, place };
    }
    case 'sameName': {
      const [first] = finding.options;
      const described = finding.options.map(({ counties: [county = ''], verdict, isCounty }) =>
        fillSlots(options[isCounty ? 'inCounty' : verdict], { county: countyName(county) }),
      );
      return { text: fillSlots(answers.sameName, { place: first?.name ?? '', options: described.join(', ') }) };
    }
    case 'similar':
      return { text: fillSlots(answers.similar, { places: listNames(finding.names, or) }) };
    case 'otherState':
      return { text: fillSlots(answers.otherState, { state: finding.state }) };
    case 'unknown':
      return { text: answers.unknown };
  }
}
