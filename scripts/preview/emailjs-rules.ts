/** What EmailJS accepts and refuses: its meaning, in our own words. Nothing here knows about connections. */

import { maxVariablesBytes } from '../../components/forms/send-email.ts';

/** What the service says about a request. */
export type Verdict = { status: number; text: string };

/** The identifiers of an imaginary account. A list that is left out accepts any identifier that is not empty. */
export type KnownIds = {
  publicKeys?: readonly string[] | undefined;
  serviceIds?: readonly string[] | undefined;
  templateIds?: readonly string[] | undefined;
};

/** The service's limit on the pace of one sender. */
export const MIN_MS_BETWEEN_REQUESTS = 1_000;

export const ACCEPTED: Verdict = { status: 200, text: 'OK' };
export const TOO_LARGE: Verdict = { status: 413, text: 'Variables size limit: 50 KB.' };
export const TOO_SOON: Verdict = { status: 429, text: 'Too many requests. Send one a second at most.' };
export const NOT_JSON: Verdict = { status: 400, text: 'Bad Request: the body is not a JSON object.' };

/** Judges the body of a send request. Like the service, it names one fault at a time: key, service, template, variables. */
export function judgeSend(payload: unknown, known: KnownIds): Verdict {
  if (!isRecord(payload)) return NOT_JSON;

  const publicKey = payload['user_id'];
  if (!isFilled(publicKey)) return refused(400, 'The Public Key is required.');
  if (!isAmong(publicKey, known.publicKeys)) return refused(404, 'Account not found: the Public Key is unknown.');

  const serviceId = payload['service_id'];
  if (!isFilled(serviceId)) return refused(400, 'The service ID is required.');
  if (!isAmong(serviceId, known.serviceIds)) return refused(400, 'The service ID not found.');

  const templateId = payload['template_id'];
  if (!isFilled(templateId)) return refused(400, 'The template ID is required.');
  if (!isAmong(templateId, known.templateIds)) return refused(400, 'The template ID not found.');

  const variables = payload['template_params'] ?? {};
  if (!isRecord(variables)) return { status: 400, text: 'Bad Request: template_params is not an object.' };
  if (Buffer.byteLength(JSON.stringify(variables)) > maxVariablesBytes) return TOO_LARGE;
  return ACCEPTED;
}

function refused(status: number, reason: string): Verdict {
  return { status, text: `${reason} Look it up in the EmailJS dashboard.` };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isAmong(value: string, list: readonly string[] | undefined): boolean {
  return list === undefined || list.includes(value);
}
