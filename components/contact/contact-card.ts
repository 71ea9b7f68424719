import type { Business } from '../../content/schema/business.ts';
import { internationalPhone } from '../ui/phone.ts';

/** Where visitors get the card, to save it in their phone. */
export const contactCardPath = '/contact.vcf';

/** Longest line of a card in bytes, without its end. */
const longestLine = 75;

/**
 * The company as a contact for phones: a vCard of version 3.0, which all of them read.
 * Hours are left out, for the format has no place for them.
 */
export function contactCard({ name, phone, email, address, siteUrl, emergencyNote }: Business): string {
  const { street, city, region, postalCode } = address;
  const place = ['', '', street ?? '', city, region, postalCode, 'United States'].map(escapeText).join(';');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A contact needs a person's name, even if there is only a company.
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${internationalPhone(phone)}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:${place}`,
    `URL:${siteUrl}/`,
    `NOTE:${escapeText(emergencyNote)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Breaks a long line where its bytes allow it, never within a letter; each further line starts with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > longestLine) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}
