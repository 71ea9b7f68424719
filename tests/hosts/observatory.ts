/**
 * Scores an answer by the published rules of the HTTP Observatory, as far as headers and the page decide it:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring and
 * https://github.com/mdn/mdn-http-observatory, src/analyzer (read in November 2026).
 * Left out is what the connection decides: the certificate, the redirect from http, and the preload list.
 *
 * It differs in one thing, and is the stricter one there: the Observatory takes every source that is not in both policies,
 * that of the header and that of the page, for forbidden, even where only one of them has the directive. Browsers do not.
 */
import { attribute, findAll, parsePage } from '../../scripts/build/postbuild/html-document.ts';

/** Points by the Observatory's own names of the findings. */
const MODIFIERS = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-not-implemented': -25,
  'cookies-not-found': 0,
  'cookies-without-secure-flag': -20,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-implemented-and-external-scripts-loaded-securely': 5,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-content-type-options-header-invalid': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-not-implemented': -20,
  'x-frame-options-header-invalid': -20,
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-same-site': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
  'cross-origin-resource-policy-header-invalid': -5,
} as const;

export type Finding = keyof typeof MODIFIERS;

export interface Score {
  score: number;
  grade: string;
  findings: Finding[];
}

const GRADES: readonly [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

const BONUS_FROM = 90;

const SIX_MONTHS = 15_768_000;

const TOO_BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*'];

/**
 * @param answer the headers of a page, whatever their case
 * @param html the page
 */
export function observatoryScore(answer: Readonly<Record<string, string | undefined>>, html: string): Score {
  const headers = Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name.toLowerCase(), value?.trim()]),
  );
  const headerPolicy = directivesOf(headers['content-security-policy']);
  const policy = combined([headerPolicy, ...policiesOf(html)]);
  const findings: Finding[] = [
    policyFinding(policy),
    headers['set-cookie'] === undefined ? 'cookies-not-found' : 'cookies-without-secure-flag',
    headers['access-control-allow-origin'] === undefined
      ? 'cross-origin-resource-sharing-not-implemented'
      : 'cross-origin-resource-sharing-implemented-with-public-access',
    referrerFinding(headers['referrer-policy']),
    hstsFinding(headers['strict-transport-security']),
    scriptsFinding(html),
    sniffFinding(headers['x-content-type-options']),
    frameFinding(headerPolicy, headers['x-frame-options']),
    resourceFinding(headers['cross-origin-resource-policy']),
  ];
  const points = findings.map((finding) => MODIFIERS[finding]);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const penalized = 100 + sum(points.filter((point) => point < 0));
  const score = Math.max(0, penalized >= BONUS_FROM ? penalized + sum(points.filter((point) => point > 0)) : penalized);
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? 'F', findings };
}

type Policy = Readonly<Record<string, readonly string[]>> | null;

function directivesOf(header: string | undefined): Policy {
  if (!header) return null;
  const parts = header.split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** A page cannot say these itself. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** The policies that the page itself has, as far as browsers heed them there. */
function policiesOf(html: string): Policy[] {
  const elements = findAll(
    parsePage(html),
    (element) =>
      element.tagName === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  return elements.map((element) => {
    const directives = Object.entries(directivesOf(attribute(element, 'content')) ?? {});
    const heeded = directives.filter(([name]) => !HEADER_ONLY.includes(name));
    return heeded.length > 0 ? Object.fromEntries(heeded) : null;
  });
}

/** What all of the policies allow together. */
function combined(policies: readonly Policy[]): Policy {
  const present = policies.filter((policy) => policy !== null);
  if (present.length === 0) return null;
  const names = new Set(present.flatMap((policy) => Object.keys(policy)));
  return Object.fromEntries(
    [...names].map((name) => {
      const [first = [], ...others] = present.flatMap((policy) => (policy[name] ? [policy[name]] : []));
      const shared = first.filter((source) => others.every((sources) => sources.includes(source)));
      return [name, shared.length > 0 ? shared : ["'none'"]];
    }),
  );
}

function policyFinding(policy: Policy): Finding {
  if (!policy) return 'csp-not-implemented';
  const sourcesOf = (name: string) => withoutVoidInline(policy[name] ?? policy['default-src'] ?? ['*']);
  const [scripts, styles, objects] = [sourcesOf('script-src'), sourcesOf('style-src'), sourcesOf('object-src')];
  const isBroad = (source: string) => TOO_BROAD.includes(source);
  const isLoose = (source: string) => isBroad(source) || source === "'unsafe-inline'" || source === 'data:';
  const isPlain = (source: string) => /^(http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  const active = Object.entries(policy).flatMap(([name, sources]) => (passive.includes(name) ? [] : sources));

  if (scripts.some(isLoose) || objects.some(isBroad)) return 'csp-implemented-with-unsafe-inline';
  if (active.some(isPlain)) return 'csp-implemented-with-insecure-scheme';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval';
  if (passive.flatMap(sourcesOf).some(isPlain)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (styles.some(isLoose)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  return policy['default-src']?.join() === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

/** Beside a hash or a nonce, browsers take no notice of `unsafe-inline`. */
function withoutVoidInline(sources: readonly string[]): readonly string[] {
  const hasHash = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function referrerFinding(header: string | undefined): Finding {
  if (!header) return 'referrer-policy-not-implemented';
  const last = header.split(',').at(-1)?.trim() ?? '';
  if (['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last)) {
    return 'referrer-policy-private';
  }
  const unsafe = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
  return unsafe.includes(last) ? 'referrer-policy-unsafe' : 'referrer-policy-header-invalid';
}

function hstsFinding(header: string | undefined): Finding {
  if (!header) return 'hsts-not-implemented';
  const age = /^max-age=(\d+)(;|$)/i.exec(header)?.[1];
  if (age === undefined) return 'hsts-header-invalid';
  return Number(age) >= SIX_MONTHS
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months';
}

/** The Observatory reads the page as it is sent; what scripts add later does not count. */
function scriptsFinding(html: string): Finding {
  const scripts = findAll(parsePage(html), ({ tagName }) => tagName === 'script');
  const foreign = scripts.filter((script) => /^(https?:)?\/\//.test(attribute(script, 'src') ?? ''));
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  if (foreign.length === 0) return 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
  if (foreign.some((script) => !attribute(script, 'src')?.startsWith('https:'))) {
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely';
  }
  return foreign.every((script) => attribute(script, 'integrity'))
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-external-scripts-loaded-securely';
}

function sniffFinding(header: string | undefined): Finding {
  if (!header) return 'x-content-type-options-not-implemented';
  return header.toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid';
}

function frameFinding(policy: Policy, header: string | undefined): Finding {
  const ancestors = policy?.['frame-ancestors'];
  if (ancestors && !ancestors.some((source) => TOO_BROAD.includes(source)))
    return 'x-frame-options-implemented-via-csp';
  if (!header) return 'x-frame-options-not-implemented';
  return ['deny', 'sameorigin'].includes(header.toLowerCase())
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-header-invalid';
}

function resourceFinding(header: string | undefined): Finding {
  if (!header) return 'cross-origin-resource-policy-not-implemented';
  const value = header.toLowerCase();
  if (value === 'same-origin' || value === 'same-site' || value === 'cross-origin') {
    return `cross-origin-resource-policy-implemented-with-${value}`;
  }
  return 'cross-origin-resource-policy-header-invalid';
}
