import type { EmailJsAccount } from '../../content/environment.ts';
import { MessageTooLargeError, MissingAccountError, ScriptUnavailableError } from './failure.ts';
import type { Send } from './submission.ts';

/** The variables of the email template. */
export type TemplateParams = Record<string, string>;

/**
 * The most variables that EmailJS takes, in bytes of JSON: 50 KB. The service does not say whether a KB has 1,000 bytes
 * or 1,024, so this is the smaller. Source: https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/
 */
export const maxVariablesBytes = 50_000;

/** How much a value takes as JSON, in bytes. */
export function bytesOf(value: unknown): number {
  return new Blob([JSON.stringify(value)]).size;
}

/** The version of the SDK, as it names itself to the service. */
const sdkVersion = '4.4.1';

/** Where EmailJS takes requests. */
export const serviceOrigin = 'https://api.emailjs.com';

/**
 * Loads what sends emails through EmailJS: its SDK, or, in a browser where the SDK throws while it is loaded (as it does
 * where storage is denied), the same request without it.
 *
 * The function it gives rejects with what the SDK throws: a string (an identifier is missing), an object with `status`
 * and `text` (a response other than 2xx) or a `TypeError` (the network); with `ScriptUnavailableError` when neither the
 * SDK nor the request came through; and with `MessageTooLargeError`, before anything is sent.
 * @throws MissingAccountError when there is no account: nothing may leave the page then.
 */
export async function loadSender(account: EmailJsAccount | null): Promise<Send<TemplateParams>> {
  if (!account) throw new MissingAccountError();
  const origin = account.origin === 'page' ? window.location.origin : account.origin;
  const sdk = await import('@emailjs/browser').catch(() => undefined);
  return async (params) => {
    checkSize(params);
    if (!sdk) return sendWithoutSdk(account, origin ?? serviceOrigin, params);
    sdk.init({ publicKey: account.publicKey }, origin);
    await sdk.send(account.serviceId, account.templateId, params);
  };
}

async function sendWithoutSdk(account: EmailJsAccount, origin: string, params: TemplateParams): Promise<void> {
  const body = JSON.stringify({
    lib_version: sdkVersion,
    user_id: account.publicKey,
    service_id: account.serviceId,
    template_id: account.templateId,
    template_params: params,
  });
  const headers = { 'Content-type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(`${origin}/api/v1.0/email/send`, { method: 'POST', headers, body });
  } catch (cause) {
    throw new ScriptUnavailableError('Neither the SDK nor the service could be reached.', { cause });
  }
  const text = await response.text();
  if (!response.ok) throw { status: response.status, text };
}

function checkSize(params: TemplateParams): void {
  const size = bytesOf(params);
  if (size > maxVariablesBytes) {
    throw new MessageTooLargeError(`The message has ${size} bytes, and the service takes ${maxVariablesBytes}.`);
  }
}
