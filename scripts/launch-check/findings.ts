/** What is left to do before the site goes online, as far as content and settings show it. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError, readReviewsWidget } from '../../content/environment.ts';
import { photosWithoutText } from '../../content/photos.ts';
import type { ContentFile } from '../../content/read-content.ts';
import { factsOf, resolveReferences } from '../../content/references.ts';
import { type Claim, claims } from '../../content/schema/confirmed.ts';
import type { Content } from '../../content/schema/content.ts';
import { findPlaceholders, settingsFile } from '../build/placeholders.ts';
import type { Finding } from './report.ts';

/** The folder of the scenes that the pictures of this project were rendered from. */
const scenes = 'art/scenes';

/** How long a lawyer's reading of a legal text counts, in months. */
const legalReviewMonths = 24;

interface Project {
  content: Content;
  /** Every file of the content, references unresolved. */
  files: readonly ContentFile[];
  environment: Readonly<Record<string, string | undefined>>;
  /** The day of the check, as `YYYY-MM-DD`. */
  today: string;
}

/** Everything but what the built site shows: see `export-findings.ts`. */
export function checkProject({ content, files, environment, today }: Project): Finding[] {
  return [
    ...placeholders(files, environment),
    ...confirmations(content, today),
    ...legalReviews(content.legal, today),
    ...reviewsWidget(environment, content.hosting),
    ...pictures(files),
    ...photos(content),
    ...statements(content.toConfirm),
  ];
}

function placeholders(files: readonly ContentFile[], environment: Project['environment']): Finding[] {
  return findPlaceholders(files, environment).map((problem) => ({
    group: 'must',
    topic: problem.file === settingsFile ? 'Forms' : 'Facts',
    ...problem,
  }));
}

/** Claims that nobody has checked yet, or not for long. */
function confirmations({ confirmed, business, serviceArea }: Content, today: string): Finding[] {
  const facts = factsOf(business, serviceArea.counties.length);
  return Object.entries<Claim>(claims).flatMap(([name, { statement, check, months, isAboutForms }]) => {
    const date = confirmed[name as keyof typeof claims];
    const state = ageOf(date, months, today);
    if (state === undefined) return [];
    // The statements name facts that are there: a test resolves each.
    const claim = resolveReferences(statement, facts, () => {});
    return {
      group: 'confirm',
      topic: isAboutForms ? 'Forms' : 'What the site says about you',
      file: 'content/confirmed.json',
      field: name,
      message: `${state} ${claim} ${check} If it's true, write "${today}" here. If not, ${isAboutForms ? 'fix that first' : 'change the site'}.`,
    };
  });
}

/** Legal texts that no lawyer has read as they are. */
function legalReviews(legal: Content['legal'], today: string): Finding[] {
  return legal.flatMap(({ id, title, updated, reviewed }) => {
    const changed = reviewed !== null && reviewed < updated;
    const state = changed
      ? `is "${reviewed}", but the text changed on ${updated}.`
      : ageOf(reviewed, legalReviewMonths, today);
    if (state === undefined) return [];
    return {
      group: 'confirm',
      topic: 'Legal texts',
      file: `content/legal/${id}.json`,
      field: 'reviewed',
      message: `${state} Have a lawyer read "${title}", and write the day of it, such as "${today}".`,
    };
  });
}

/** What is wrong with the day of a check; nothing while it counts. */
function ageOf(date: string | null, months: number, today: string): string | undefined {
  if (date === null) return 'has no date yet.';
  if (date > today) return `is "${date}", a day that has not come yet.`;
  return addMonths(date, months) <= today ? `is "${date}", ${months} months ago or more.` : undefined;
}

function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Elfsight's domains, which the home page's content security policy allows by a switch. */
const elfsight = /(^|\.)(elfsight|elfsightcdn)\.com$/;

function reviewsWidget(environment: Project['environment'], hosting: Content['hosting']): Finding[] {
  const topic = 'Google reviews';
  try {
    const widget = readReviewsWidget(environment);
    if (widget === null) {
      return [
        {
          group: 'good',
          topic,
          file: settingsFile,
          field: 'NEXT_PUBLIC_REVIEWS_WIDGET_ID',
          message:
            'is not set, so the home page shows links to your Google reviews and no reviews. Follow docs/connect-the-reviews-widget.md to show them.',
        },
      ];
    }
    if (elfsight.test(new URL(widget.scriptUrl).hostname) && !hosting.allowElfsightReviews) {
      return [
        {
          group: 'must',
          topic,
          file: 'content/hosting.json',
          field: 'allowElfsightReviews',
          message: 'is false, so the page blocks the widget that you have connected. Write true.',
        },
      ];
    }
    return [];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const message = `have a mistake: ${error.message}`;
    return [{ group: 'must', topic, file: settingsFile, field: 'The settings of the widget', message }];
  }
}

/** Photos that say nothing to those who cannot see them. */
function photos(content: Content): Finding[] {
  return photosWithoutText(content).map((problem) => ({ group: 'must', topic: 'Pictures', ...problem }));
}

/** Pages whose picture is a drawing. */
function pictures(files: readonly ContentFile[]): Finding[] {
  const drawn = files.flatMap(({ file, value }) => {
    const picture = pictureOf(value);
    return picture !== undefined && isDrawn(picture, file) ? `${file}: image.file is "${picture}"` : [];
  });
  if (drawn.length === 0) return [];
  return [
    {
      group: 'good',
      topic: 'Pictures',
      file: 'content/pictures/',
      field: 'Pages',
      message: 'show a drawing where a photo of your own work could stand. Follow docs/change-a-picture.md.',
      places: drawn,
    },
  ];
}

function pictureOf(value: unknown): string | undefined {
  const image = typeof value === 'object' && value !== null && 'image' in value ? value.image : undefined;
  const file = typeof image === 'object' && image !== null && 'file' in image ? image.file : undefined;
  return typeof file === 'string' ? file : undefined;
}

/** Whether a picture is one of this project's scenes, and no photo of the page takes its place. */
function isDrawn(picture: string, contentFile: string): boolean {
  const [page = ''] = contentFile.split('/').slice(-1);
  const photos = join('content/photos', page.replace(/\.json$/, ''));
  if (existsSync(photos) && readdirSync(photos).some((name) => !name.startsWith('.'))) return false;
  return existsSync(join(scenes, `${picture.replace(/\.\w+$/, '').replaceAll('-', '_')}.py`));
}

/** What the site could say, once the owner confirms it. */
function statements({ statements }: Content['toConfirm']): Finding[] {
  if (statements.length === 0) return [];
  return [
    {
      group: 'good',
      topic: 'What the site could say',
      file: 'content/to-confirm.json',
      field: 'statements',
      message:
        'are sentences that would help to sell. The site says none of them, because only you know whether they are true. Move those that are to their pages, and delete the others.',
      places: statements.map(({ text, place }) => `"${text}" (${place})`),
    },
  ];
}
