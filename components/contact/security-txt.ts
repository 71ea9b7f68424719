import type { Business } from '../../content/schema/business.ts';

/** Where people who found a security problem look for whom to tell. */
export const securityTxtPath = '/.well-known/security.txt';

/** How long the file is valid, in days. The standard asks for less than a year. */
const validDays = 364;

/**
 * Whom to tell about a security problem, as RFC 9116 asks for it.
 * @param builtAt when the site is built: the file expires some time after, so a site that nobody builds any more says so
 */
export function securityTxt({ email, siteUrl }: Business, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/contact/`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${securityTxtPath}`,
  ]
    .map((line) => `${line}\n`)
    .join('');
}
