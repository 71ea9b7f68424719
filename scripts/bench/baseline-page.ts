/**
 * Makes the baseline of an exported page: the page as a good hand-writer would ship the same content and looks. Same text,
 * markup, metadata, pictures and font; one small style tag and one tiny inline script; nothing of a framework's.
 * It leaves out what the site does besides (speculation rules, drafts of what is typed, the reviews widget's script), so
 * where the two differ, the baseline has the advantage.
 */

import { addContentSecurityPolicy } from '../build/postbuild/content-security-policy.ts';
import type { CspSources } from '../build/postbuild/content-security-policy-sources.ts';
import {
  attribute,
  type Document,
  type Element,
  findAll,
  findOne,
  insertBefore,
  parsePage,
  remove,
  serializePage,
  setAttribute,
  textOf,
} from '../build/postbuild/html-document.ts';
import { minifyStyle } from '../build/postbuild/inline-css.ts';
import { mentionsClass } from '../build/postbuild/unused-class-attributes.ts';
import { mentionsAttribute, unifyClasses } from './baseline-css.ts';

/** What a form's script must know, and says to the visitor. */
export interface FormTexts {
  /** `service_type` of the message. The dialog's title where none is given. */
  service?: string;
  success: string;
  error: string;
}

export interface BaselineOptions {
  /** The text of a stylesheet of the export, by its address. */
  readStylesheet: (path: string) => string;
  /** The page's one script, minified. */
  script: string;
  forms: { quote: FormTexts; contact: FormTexts };
}

/**
 * @param html an exported page, whatever steps the build has applied to it
 * @returns the baseline page, as HTML
 */
export async function baselinePage(html: string, options: BaselineOptions): Promise<string> {
  const document = parsePage(html);
  const style = takeStyles(document, options.readStylesheet);
  takeMachinery(document);
  shortenIcons(document);
  tellForms(document, options.forms);
  const { style: unified, renamed } = unifyClasses(iconStyle + style, classesOf(document));
  takeUnusedMarks(document, unified, renamed);
  const head = findOne(document, 'head', 'baseline page');
  const small = await minifyStyle(unified);
  const isTitle = (element: Element) => element.tagName === 'title';
  insertBefore(head, `<script>${options.script}</script><style>${small}</style>`, isTitle);
  // As strict as the site's.
  addContentSecurityPolicy({ document, file: 'baseline page' }, noSources);
  return withShortAttributes(serializePage(document));
}

const none = { script: [], connect: [], img: [], style: [], font: [], frame: [] };
const noSources: CspSources = { connect: [], reviewsWidget: { allowed: none, inlineStyles: false } };

/** Takes all styles out of the page and returns them in their order. */
function takeStyles(document: Document, readStylesheet: BaselineOptions['readStylesheet']): string {
  const isSheet = (element: Element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';
  const elements = findAll(document, (element) => element.tagName === 'style' || isSheet(element));
  const texts = elements.map((element) =>
    isSheet(element) ? readStylesheet(attribute(element, 'href') ?? '') : textOf(element),
  );
  elements.forEach(remove);
  return [...new Set(texts)].join('');
}

/** Takes out scripts, their preloads and data, and what React and Next leave in the markup. */
function takeMachinery(document: Document): void {
  const isStructuredData = (element: Element) => attribute(element, 'type') === 'application/ld+json';
  const isMachinery = (element: Element) => {
    const rel = attribute(element, 'rel');
    switch (element.tagName) {
      case 'script':
        return !isStructuredData(element);
      case 'link':
        return (
          rel === 'modulepreload' || (rel === 'preload' && ['script', 'style'].includes(attribute(element, 'as') ?? ''))
        );
      case 'meta':
        // The policy is the exported page's own.
        return attribute(element, 'name') === 'next-size-adjust' || attribute(element, 'http-equiv') !== undefined;
      case 'template':
        return true;
      default:
        // Waits for a script that the baseline does not have.
        return attribute(element, 'hidden') !== undefined && everyText(element) === '';
    }
  };
  takeComments(document);
  findAll(document, isMachinery).forEach(remove);
}

function takeComments(node: Document | Element): void {
  node.childNodes = node.childNodes.filter((child) => child.nodeName !== '#comment');
  for (const child of node.childNodes) if ('tagName' in child) takeComments(child);
}

function everyText(element: Element): string {
  return findAll(element, () => true)
    .map(textOf)
    .join('')
    .trim();
}

/** The one attribute that the site's icons still repeat; a hand-writer says it once. Gives way to every other rule. */
const iconStyle = ':where(.tabler-icon){stroke:currentColor}';

function shortenIcons(document: Document): void {
  for (const svg of findAll(document, (element) => element.tagName === 'svg')) {
    svg.attrs = svg.attrs.filter(({ name, value }) => !(name === 'stroke' && value === 'currentColor'));
  }
}

/** Puts into each form what the script sends and says for it. */
function tellForms(document: Document, texts: BaselineOptions['forms']): void {
  const dialogs = findAll(document, (element) => element.tagName === 'dialog');
  for (const form of findAll(document, (element) => element.tagName === 'form')) {
    const dialog = dialogs.find((candidate) => findAll(candidate, (element) => element === form).length > 0);
    const { service, success, error } = dialog ? texts.quote : texts.contact;
    const title = dialog && findAll(dialog, (element) => element.tagName === 'h2')[0];
    setAttribute(form, 'data-service', service ?? (title ? everyText(title) : ''));
    setAttribute(form, 'data-success', success);
    setAttribute(form, 'data-error', error);
  }
}

/** Data attributes that the baseline's script reads. */
const scriptMarks = ['service', 'success', 'error', 'open-now', 'hours', 'days', 'open', 'closed'].map(
  (name) => `data-${name}`,
);

function classesOf(document: Document): string[] {
  const elements = findAll(document, (element) => attribute(element, 'class') !== undefined);
  return [...new Set(elements.flatMap((element) => (attribute(element, 'class') ?? '').split(/\s+/)))].filter(Boolean);
}

/** Takes out classes and data attributes that no rule reads. */
function takeUnusedMarks(document: Document, style: string, renamed: ReadonlyMap<string, string>): void {
  for (const element of findAll(document, () => true)) {
    element.attrs = element.attrs.filter(
      ({ name }) => !name.startsWith('data-') || scriptMarks.includes(name) || mentionsAttribute(style, name),
    );
    const classes = attribute(element, 'class');
    if (classes === undefined) continue;
    const kept = classes
      .split(/\s+/)
      .map((name) => renamed.get(name) ?? name)
      .filter((name) => mentionsClass(style, name));
    if (kept.length > 0) setAttribute(element, 'class', [...new Set(kept)].join(' '));
    else element.attrs = element.attrs.filter(({ name }) => name !== 'class');
  }
}

/** `required=""` as a hand-writer has it: `required`. */
function withShortAttributes(html: string): string {
  return html.replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(/ ([a-z-]+)=""/g, ' $1'));
}
