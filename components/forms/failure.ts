/** Why a submission failed, as far as a page can know. */
const failureReasons = [
  /** The device has no connection. */
  'offline',
  /** No response in time. */
  'timeout',
  /** The service could not be reached, or its response was cut off. */
  'unreachable',
  /** The service knows no such account, template or mailbox: the owner must look. */
  'configuration',
  /** The service refuses this site or visitor. */
  'blocked',
  /** The message is larger than the service accepts. */
  'too-large',
  /** Too many messages at once, or in this month. */
  'too-many',
  /** The service has a fault of its own. */
  'server',
  /** What sends could not be loaded: an ad blocker, denied storage, or a connection that broke. */
  'script',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** Whether another try fails as well, until the owner has changed something. */
export function isPermanent(reason: FailureReason): boolean {
  return reason === 'configuration' || reason === 'blocked';
}

/** What sends the form is not there. The service was not asked, or could not be. */
export class ScriptUnavailableError extends Error {
  override name = 'ScriptUnavailableError';
}

/** The message is larger than the service takes. The service was not asked. */
export class MessageTooLargeError extends Error {
  override name = 'MessageTooLargeError';
}

/** The site was built without an EmailJS account. Nothing was sent. */
export class MissingAccountError extends Error {
  override name = 'MissingAccountError';
  override message =
    'This site was built without NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, NEXT_PUBLIC_EMAILJS_SERVICE_ID and ' +
    'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID, so nothing was sent. Set them as .env.example shows, and build again.';
}

/** Tells why sending failed from what was thrown: by the SDK, by `fetch`, or by ourselves. */
export function reasonOf(error: unknown, online: boolean): FailureReason {
  if (error instanceof MessageTooLargeError) return 'too-large';
  if (error instanceof ScriptUnavailableError) return online ? 'script' : 'offline';
  // The SDK throws a bare string when an identifier is missing.
  if (error instanceof MissingAccountError || typeof error === 'string') return 'configuration';
  const status = statusOf(error);
  if (status === undefined) return online ? 'unreachable' : 'offline';
  if (status === 401 || status === 403 || status === 451) return 'blocked';
  if (status === 413) return 'too-large';
  if (status === 429) return 'too-many';
  return status >= 400 && status < 500 ? 'configuration' : 'server';
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' && error.status > 0 ? error.status : undefined;
}
