/**
 * The shape of all content, written once: the checks go by it, the TypeScript types are inferred from it, and the JSON
 * Schemas in `content/json-schemas/`, by which a code editor explains and completes, are made from it.
 *
 * Components import types only from this folder, so nothing of this reaches a browser. Each message names the fix; the
 * check adds file, line and field in front of it.
 */
import * as z from 'zod';
import { accessibilitySchema } from './accessibility.ts';
import { businessSchema, serviceAreaSchema, toConfirmSchema } from './business.ts';
import { cleaningListPageSchema, cleaningListSchema } from './cleaning-list.ts';
import { confirmedSchema } from './confirmed.ts';
import { dirtCalendarSchema } from './dirt-calendar.ts';
import { industrySchema, serviceSchema } from './entries.ts';
import { hostingSchema } from './hosting.ts';
import {
  aboutSchema,
  accessibilityPageSchema,
  contactSchema,
  homeSchema,
  industryWordsSchema,
  legalDocumentSchema,
  listPageSchema,
  notFoundSchema,
  pageSchema,
  serviceAreaPageSchema,
  serviceNotFoundSchema,
  serviceWordsSchema,
} from './pages.ts';
import { id } from './primitives.ts';
import { formsSchema, labelsSchema } from './words.ts';

/** The file's name, which is the last part of the page's address. */
const named = { id };
/** The page's address on this site, with a slash at both ends. It comes from the file's name. */
const addressed = { path: z.string() };

export const contentSchema = z.strictObject({
  accessibility: accessibilitySchema,
  business: businessSchema,
  cleaningList: cleaningListSchema,
  confirmed: confirmedSchema,
  dirtCalendar: dirtCalendarSchema,
  forms: formsSchema,
  hosting: hostingSchema,
  labels: labelsSchema,
  serviceArea: serviceAreaSchema,
  toConfirm: toConfirmSchema,
  pages: z.strictObject({
    home: homeSchema.extend(addressed),
    services: listPageSchema.extend(addressed),
    service: serviceWordsSchema,
    industries: listPageSchema.extend(addressed),
    industry: industryWordsSchema,
    serviceArea: serviceAreaPageSchema.extend(addressed),
    about: aboutSchema.extend(addressed),
    contact: contactSchema.extend(addressed),
    cleaningList: cleaningListPageSchema.extend(addressed),
    accessibility: accessibilityPageSchema.extend(addressed),
    serviceNotFound: serviceNotFoundSchema,
    notFound: notFoundSchema,
  }),
  otherPages: z.array(pageSchema.extend({ ...named, ...addressed })),
  services: z.array(serviceSchema.extend(named)),
  industries: z.array(industrySchema.extend(named)),
  legal: z.array(legalDocumentSchema.extend({ ...named, ...addressed })),
});

/** The files that must be there, from `content/`, where each stands in the content, and the path of those that are pages. */
export const singleFiles = {
  'accessibility.json': { at: ['accessibility'], schema: accessibilitySchema },
  'business.json': { at: ['business'], schema: businessSchema },
  'cleaning-list.json': { at: ['cleaningList'], schema: cleaningListSchema },
  'confirmed.json': { at: ['confirmed'], schema: confirmedSchema },
  'dirt-calendar.json': { at: ['dirtCalendar'], schema: dirtCalendarSchema },
  'forms.json': { at: ['forms'], schema: formsSchema },
  'hosting.json': { at: ['hosting'], schema: hostingSchema },
  'labels.json': { at: ['labels'], schema: labelsSchema },
  'service-area.json': { at: ['serviceArea'], schema: serviceAreaSchema },
  'to-confirm.json': { at: ['toConfirm'], schema: toConfirmSchema },
  'pages/home.json': { at: ['pages', 'home'], path: '/', schema: homeSchema },
  'pages/services.json': { at: ['pages', 'services'], path: '/services/', schema: listPageSchema },
  'pages/service.json': { at: ['pages', 'service'], schema: serviceWordsSchema },
  'pages/industries.json': { at: ['pages', 'industries'], path: '/industries/', schema: listPageSchema },
  'pages/industry.json': { at: ['pages', 'industry'], schema: industryWordsSchema },
  'pages/service-area.json': { at: ['pages', 'serviceArea'], path: '/service-area/', schema: serviceAreaPageSchema },
  'pages/about.json': { at: ['pages', 'about'], path: '/about/', schema: aboutSchema },
  'pages/contact.json': { at: ['pages', 'contact'], path: '/contact/', schema: contactSchema },
  'pages/cleaning-list.json': {
    at: ['pages', 'cleaningList'],
    path: '/cleaning-list/',
    schema: cleaningListPageSchema,
  },
  'pages/accessibility.json': {
    at: ['pages', 'accessibility'],
    path: '/accessibility/',
    schema: accessibilityPageSchema,
  },
  'pages/service-not-found.json': { at: ['pages', 'serviceNotFound'], schema: serviceNotFoundSchema },
  'pages/not-found.json': { at: ['pages', 'notFound'], schema: notFoundSchema },
} as const;

/**
 * The folders that hold any number of files, from `content/`, and where these stand in the content. The files of those that
 * are `addressed` are pages under their own names.
 */
export const folders = {
  services: { kind: 'service', at: 'services', addressed: false, schema: serviceSchema },
  industries: { kind: 'industry', at: 'industries', addressed: false, schema: industrySchema },
  legal: { kind: 'legal-document', at: 'legal', addressed: true, schema: legalDocumentSchema },
  pages: { kind: 'page', at: 'otherPages', addressed: true, schema: pageSchema },
} as const;

/** The kind of a file, by its path from `content/`: the name of its JSON Schema. */
export function kindOf(name: string): string {
  if (Object.hasOwn(singleFiles, name))
    return name
      .replace('/', '-')
      .replace(/^pages-/, 'page-')
      .replace(/\.json$/, '');
  return Object.entries(folders).find(([folder]) => name.startsWith(`${folder}/`))?.[1].kind ?? '';
}

export type Content = z.infer<typeof contentSchema>;
export type Service = Content['services'][number];
export type Industry = Content['industries'][number];
export type LegalDocument = Content['legal'][number];
