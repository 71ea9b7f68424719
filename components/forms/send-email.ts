import type { EmailJsAccount } from '../../content/environment.ts';

/** The variables of the e-mail template. */
export type TemplateParams = Record<string, string>;

/**
 * Sends one e-mail through EmailJS; resolves when the service has taken it.
 * Rejects with what the SDK throws: a string (an identifier is missing), an `EmailJSResponseStatus` (an answer other
 * than 2xx) or a `TypeError` (the network), or with what loading the SDK throws (blocked, or storage denied).
 */
export async function sendEmail(account: EmailJsAccount, params: TemplateParams): Promise<void> {
  // Loaded here, for most visitors never send anything, and inside the caller's `try`, for loading it may throw.
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey: account.publicKey }, account.origin === 'page' ? window.location.origin : account.origin);
  await send(account.serviceId, account.templateId, params);
}
