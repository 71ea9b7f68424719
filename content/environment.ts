/**
 * What the build takes from environment variables (or from `.env.local`, which Next reads by itself):
 * the public identifiers of the EmailJS account and the address of the reviews widget.
 * `.env.example` explains each. Read at build time only; nothing here runs in a browser.
 */

/** A variable that is missing or malformed. The message names the variable and the fix. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The public identifiers of an EmailJS account. They end up in the browser; none is a secret. */
export interface EmailJsAccount {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /**
   * Where requests go: EmailJS itself by default; `page` is the page's own origin, where the local preview has a
   * fake of the service.
   */
  origin?: string;
}

const accountVariables = {
  publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
} as const;

/**
 * The EmailJS account: all three variables set, or none, which gives `null`.
 * @throws EnvironmentError when only some are set, or one is malformed.
 */
export function readEmailJsAccount(environment: Environment): EmailJsAccount | null {
  const names = Object.values(accountVariables);
  const missing = names.filter((name) => !isSet(environment[name]));
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new EnvironmentError(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set, while other EmailJS variables are. ` +
        'Set all three as .env.example shows, or none to build without an account.',
    );
  }
  return {
    publicKey: readIdentifier(environment, accountVariables.publicKey),
    serviceId: readIdentifier(environment, accountVariables.serviceId),
    templateId: readIdentifier(environment, accountVariables.templateId),
    ...readOrigin(environment, 'NEXT_PUBLIC_EMAILJS_ORIGIN'),
  };
}

/**
 * The reviews widget: the address of its script and the id of the widget; `null` when neither is set.
 * @throws EnvironmentError when only one is set, or the address is not one.
 */
export function readReviewsWidget(environment: Environment): { scriptUrl: string; id: string } | null {
  const [scriptName, idName] = ['NEXT_PUBLIC_REVIEWS_SCRIPT_URL', 'NEXT_PUBLIC_REVIEWS_WIDGET_ID'] as const;
  const scriptUrl = environment[scriptName];
  if (!isSet(scriptUrl) && !isSet(environment[idName])) return null;
  if (!isSet(scriptUrl) || !isSet(environment[idName])) {
    throw new EnvironmentError(
      `${isSet(scriptUrl) ? idName : scriptName} is not set, while ${isSet(scriptUrl) ? scriptName : idName} is. ` +
        'Set both as .env.example shows, or neither to show the links to Google alone.',
    );
  }
  if (!isWebAddress(scriptUrl)) {
    throw new EnvironmentError(
      `${scriptName} is "${scriptUrl}", which is not a web address. Write it in full, such as "https://widget.example/platform.js".`,
    );
  }
  return { scriptUrl, id: readIdentifier(environment, idName) };
}

/** The EmailJS account of this build; `null` while none is connected: both forms then show their error message. */
export const emailJsAccount = readEmailJsAccount(process.env);

/** The reviews widget of this build; `null` while none is connected. */
export const reviewsWidget = readReviewsWidget(process.env);

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, host, hostname } = new URL(value);
  // The policy holds the host: a stray ";" would rewrite it.
  if (!/^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/.test(host)) return false;
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
}

function readIdentifier(environment: Environment, name: string): string {
  const value = environment[name] ?? '';
  if (!/^[\w-]+$/.test(value)) {
    throw new EnvironmentError(
      `${name} is "${value}", which has characters that no identifier has. Copy it again, without quotes or spaces.`,
    );
  }
  return value;
}

function readOrigin(environment: Environment, name: string): { origin?: string } {
  const value = environment[name];
  if (!isSet(value)) return {};
  if (value !== 'page' && !(isWebAddress(value) && new URL(value).origin === value)) {
    throw new EnvironmentError(
      `${name} is "${value}". Remove it to use EmailJS itself, or set "page" or an origin such as "https://mail.example".`,
    );
  }
  return { origin: value };
}
