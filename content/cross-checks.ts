/** What no single field shows: names that stand twice, pages and pictures that are not there, days without hours. */
import { listPages } from './page-list.ts';
import { criteriaOfLevel } from './schema/accessibility.ts';
import type { Content, Industry, Service } from './schema/content.ts';
import type { Metadata, Picture } from './schema/primitives.ts';
import { sentencesOf, wordsOf } from './sentences.ts';
import { daysOf, weekdays } from './weekdays.ts';

/** A path in the content, such as `['services', 2, 'title']`. */
type Path = readonly PropertyKey[];

/** Reports what is wrong at a path. */
type Report = (path: Path, message: string) => void;

/**
 * Checks that the parts of the content fit together.
 * @param pictures names of the files in `content/pictures/`
 * @param fileOf the file that holds a path of the content
 */
export function crossCheck(
  content: Content,
  pictures: ReadonlySet<string>,
  report: Report,
  fileOf: (path: Path) => string,
): void {
  checkPlaceholders(content, report);
  checkHours(content, report);
  checkTowns(content, report);
  checkDirtCalendar(content, report);
  checkAccessibility(content, report);
  checkCleaningList(content, report, fileOf);
  for (const section of ['services', 'industries'] as const) {
    const entries: readonly (Service | Industry)[] = content[section];
    entries.forEach((entry, index) => {
      checkUnique(
        [entry.quote.subject, ...entry.quote.extras].map((choice) => choice.toLowerCase()),
        (choice) => report([section, index, 'quote'], `has "${choice}" twice. Rename or remove one of the two.`),
      );
      checkRelations([section, index], entry, content, report);
    });
    const titles = entries.map(({ title }) => title);
    checkUnique(titles, (title, index) => {
      const other = fileOf([section, titles.indexOf(title)]);
      report([section, index, 'title'], `"${title}" is also the title of ${other}. Rename one of the two.`);
    });
  }
  checkUnique(
    listPages(content).map(({ path }) => path),
    (path) => {
      const legal = content.legal.findIndex((document) => document.path === path);
      report(
        ['legal', legal],
        `and content/pages${path.slice(0, -1)}.json have the same address. Rename one of the two files.`,
      );
    },
  );

  /** Where each title and each description of a page stands. */
  const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
  walk(content, [], (part, path) => {
    // Lawyers may need longer sentences.
    if (typeof part === 'string' && path[0] !== 'legal') checkSentences(part, (message) => report(path, message));
    if (path.at(-1) === 'image') {
      for (const key of ['file', 'before'] as const) {
        const file = (part as Picture)[key];
        if (file === null || file === undefined || pictures.has(file)) continue;
        const without = key === 'file' ? 'write null for no picture' : 'remove the line';
        report(
          [...path, key],
          `names "${file}", which isn't in content/pictures/. Put the file there, correct the name, or ${without}.`,
        );
      }
    }
    if (path.at(-1) === 'metadata') {
      for (const key of ['title', 'description'] as const) {
        const text = (part as Metadata)[key];
        const other = seen[key].get(text);
        if (other !== undefined) {
          report(
            [...path, key],
            `is the same as in ${other}. Write another: search engines want one of its own for each page.`,
          );
        }
        seen[key].set(text, fileOf(path));
      }
    }
  });
}

/** Visits every value of a tree, the branches before their leaves. */
function walk(value: unknown, path: PropertyKey[], visit: (value: unknown, path: PropertyKey[]) => void): void {
  visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) walk(child, [...path, isList ? Number(key) : key], visit);
}

const mostWords = 25;

function checkSentences(text: string, report: (message: string) => void): void {
  const long = sentencesOf(text).find((sentence) => wordsOf(sentence).length > mostWords);
  if (long === undefined) return;
  const start = wordsOf(long).slice(0, 4).join(' ');
  report(
    `has a sentence of ${wordsOf(long).length} words ("${start} ..."). Split it: past ${mostWords} words, a sentence gets hard to read.`,
  );
}

function checkUnique(list: readonly string[], report: (value: string, index: number) => void): void {
  const seen = new Set<string>();
  list.forEach((value, index) => {
    if (seen.has(value)) report(value, index);
    seen.add(value);
  });
}

function checkTowns({ serviceArea: { counties } }: Content, report: Report): void {
  const names = counties.map(({ county }) => county);
  checkUnique(names, (county, index) =>
    report(
      ['serviceArea', 'counties', index, 'county'],
      `"${county}" stands here twice. Rename or remove one of the two.`,
    ),
  );
  const towns = counties.flatMap(({ towns }, index) =>
    towns.map((town, place) => ({ town, path: [index, 'towns', place] })),
  );
  checkUnique(
    towns.map(({ town }) => town),
    (town, index) =>
      report(
        ['serviceArea', 'counties', ...(towns[index]?.path ?? [])],
        `"${town}" is listed twice. Keep it in the county where most of the town is.`,
      ),
  );
  counties.forEach(({ towns: own, partsOf = [] }, index) => {
    partsOf.forEach((town, place) => {
      const path = ['serviceArea', 'counties', index, 'partsOf', place];
      if (own.includes(town)) report(path, `"${town}" is one of its towns already. Remove it here.`);
      else if (!towns.some((listed) => listed.town === town)) {
        report(path, `No county lists "${town}". Correct the spelling, or add it to the county where most of it is.`);
      }
    });
  });
}

function checkRelations(
  path: readonly PropertyKey[],
  entry: { id: string; relatedServices: readonly string[]; relatedIndustries?: readonly string[] },
  content: Content,
  report: Report,
): void {
  const relations = [
    { field: 'relatedServices', named: entry.relatedServices, known: content.services.map(({ id }) => id) },
    { field: 'relatedIndustries', named: entry.relatedIndustries ?? [], known: content.industries.map(({ id }) => id) },
  ];
  for (const { field, named, known } of relations) {
    named.forEach((id, index) => {
      if (!known.includes(id)) {
        report([...path, field, index], unknownId(id, known));
      } else if (id === entry.id) {
        report([...path, field, index], 'names this page itself. Name another one.');
      }
    });
  }
}

function unknownId(id: string, known: readonly string[]): string {
  return `is "${id}", which we don't have. Use one of: ${known.join(', ')}.`;
}

/** All criteria of WCAG stand once, with evidence that is there, and a gap names each that is not met in full. */
function checkAccessibility({ accessibility: { gaps, criteria, tests, trials } }: Content, report: Report): void {
  const at = (...path: PropertyKey[]) => ['accessibility', ...path];
  const names = criteria.map(({ id }) => id);
  const evidenceIds = [...tests, ...trials].map(({ id }) => id);
  checkUnique(names, (id, index) => report(at('criteria', index, 'id'), `"${id}" stands here twice. Remove one.`));
  checkUnique(evidenceIds, (id, index) => {
    const path = index < tests.length ? at('tests', index, 'id') : at('trials', index - tests.length, 'id');
    report(path, `"${id}" is also the id of another test or trial. Rename one of the two.`);
  });
  for (const [level, count] of Object.entries(criteriaOfLevel)) {
    const found = criteria.filter((criterion) => criterion.level === level).length;
    if (found !== count) {
      report(at('criteria'), `has ${found} criteria of level ${level}; WCAG 2.2 has ${count}. Add or correct one.`);
    }
  }
  criteria.forEach(({ id, result, evidence = [] }, index) => {
    evidence.forEach((entry, number) => {
      if (!evidenceIds.includes(entry)) {
        const path = at('criteria', index, 'evidence', number);
        report(path, `is "${entry}", which is the id of no test or trial here. Correct or remove it.`);
      }
    });
    if (result !== 'does not apply' && evidence.length === 0) {
      report(at('criteria', index, 'evidence'), 'is missing. Name a test or a trial that shows the result.');
    }
    const isOpen = result === 'partly' || result === 'not met';
    if (isOpen !== gaps.some((gap) => gap.criteria.includes(id))) {
      const fix = isOpen ? `no gap names it. Add "${id}" to one` : `a gap names it. Remove "${id}" there`;
      report(at('criteria', index, 'result'), `is "${result}", but ${fix}, or correct the result.`);
    }
  });
  gaps.forEach((gap, index) => {
    gap.criteria.forEach((id, number) => {
      if (!names.includes(id)) {
        report(at('gaps', index, 'criteria', number), `is "${id}", which is no criterion here. Correct or remove it.`);
      }
    });
  });
}

/** Each month leads to a service that is there. */
function checkDirtCalendar({ dirtCalendar, services }: Content, report: Report): void {
  const known = services.map(({ id }) => id);
  dirtCalendar.months.forEach(({ service }, index) => {
    if (!known.includes(service)) report(['dirtCalendar', 'months', index, 'service'], unknownId(service, known));
  });
}

/** Rooms stand once and in places that are there, and refer to features and services that are there. */
function checkCleaningList(
  { cleaningList: { places, rooms }, services, industries }: Content,
  report: Report,
  fileOf: (path: Path) => string,
): void {
  const at = (...path: PropertyKey[]) => ['cleaningList', ...path];
  const serviceIds = services.map(({ id }) => id);
  const placeIds = places.map(({ id }) => id);
  const codes = rooms.map(({ code }) => code);
  const checkService = (service: string | undefined, path: Path) => {
    if (service !== undefined && !serviceIds.includes(service)) report(path, unknownId(service, serviceIds));
  };

  checkUnique(codes, (code, index) =>
    report(at('rooms', index, 'code'), `"${code}" is also the code of another room. Change the newer one.`),
  );
  rooms.forEach(({ code, nameFrom, service, tasks }, index) => {
    if (nameFrom) checkNameFrom(nameFrom, at('rooms', index, 'nameFrom'), { services, industries }, report, fileOf);
    checkService(service, at('rooms', index, 'service'));
    tasks.forEach((task, number) => {
      checkService(task.service, at('rooms', index, 'tasks', number, 'service'));
    });
    if (!places.some((place) => place.rooms.includes(code))) {
      report(at('rooms', index, 'code'), `"${code}" is in no place. Add it to one, or remove the room.`);
    }
  });

  checkUnique(placeIds, (id, index) =>
    report(at('places', index, 'id'), `"${id}" stands here twice. Remove one of the two.`),
  );
  places.forEach((place, index) => {
    const isIndustry = industries.some(({ id }) => id === place.id);
    for (const field of ['name', 'icon'] as const) {
      if (isIndustry && place[field] !== undefined) {
        report(at('places', index, field), 'is known from the industry. Remove it.');
      } else if (!isIndustry && place[field] === undefined) {
        report(at('places', index, 'id'), `is "${place.id}", which is no industry. Correct it, or add "${field}".`);
      }
    }
    checkService(place.service, at('places', index, 'service'));
    let before = -1;
    place.rooms.forEach((code, number) => {
      const position = codes.indexOf(code);
      const path = at('places', index, 'rooms', number);
      if (position === -1) report(path, `is "${code}", which is the code of no room. Correct or remove it.`);
      else if (position <= before) {
        report(path, `is "${code}", which stands earlier in "rooms". Keep that order, and name each room once.`);
      }
      before = Math.max(before, position);
    });
  });

  services.forEach(({ cleaningList: place }, index) => {
    if (place !== undefined && !placeIds.includes(place)) {
      report(['services', index, 'cleaningList'], unknownId(place, placeIds));
    }
  });
}

/** The entry is there, and has the feature. */
function checkNameFrom(
  { industry, service, feature }: NonNullable<Content['cleaningList']['rooms'][number]['nameFrom']>,
  path: Path,
  { services, industries }: Pick<Content, 'services' | 'industries'>,
  report: Report,
  fileOf: (path: Path) => string,
): void {
  const [field, id, entries] =
    service === undefined
      ? (['industry', industry ?? '', industries as readonly (Service | Industry)[]] as const)
      : (['service', service, services] as const);
  const index = entries.findIndex((candidate) => candidate.id === id);
  const entry = entries[index];
  if (!entry) {
    const known = entries.map((candidate) => candidate.id);
    report([...path, field], unknownId(id, known));
    return;
  }
  const names = entry.features.map(({ name }) => name);
  if (!names.includes(feature)) {
    const file = fileOf([field === 'service' ? 'services' : 'industries', index]);
    report([...path, 'feature'], `is "${feature}", which is no feature of ${file}. Use one of: ${names.join(', ')}.`);
  }
}

/** Each day of the week has its hours once. */
function checkHours({ business }: Content, report: Report): void {
  const covered = business.hours.flatMap(daysOf);
  for (const weekday of weekdays) {
    const times = covered.filter((day) => day === weekday).length;
    if (times === 0) {
      report(['business', 'hours'], `say nothing of ${weekday}. Add a row, with null for both times when closed.`);
    }
    if (times > 1) report(['business', 'hours'], `name ${weekday} twice. Keep one row for it.`);
  }
}

/** Each entry of `placeholders` names a field that is there. */
function checkPlaceholders({ business }: Content, report: Report): void {
  business.placeholders.forEach((path, index) => {
    const value = path
      .split('.')
      .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | null | undefined)?.[key], business);
    if (value === undefined) {
      report(
        ['business', 'placeholders', index],
        `is "${path}", which is no field of this file. Correct or remove it.`,
      );
    }
  });
}
