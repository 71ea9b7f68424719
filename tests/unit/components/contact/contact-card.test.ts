/** @jest-environment node */
import { contactCard } from '../../../../components/contact/contact-card.ts';
import { business } from '../../../../content/content.ts';

/** The lines of a card as a phone reads them: folded ones joined again. */
function linesOf(card: string): string[] {
  return card.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
}

it('the card has the facts of the company and no others', () => {
  const digits = business.phone.replace(/\D/g, '');
  const address = { ...business.address, street: null };
  expect(linesOf(contactCard({ ...business, address }))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${business.name};;;;`,
    `FN:${business.name}`,
    `ORG:${business.name}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:+1${digits}`,
    `EMAIL;TYPE=INTERNET,WORK:${business.email}`,
    `ADR;TYPE=WORK:;;;${business.address.city};OH;${business.address.postalCode};United States`,
    `URL:${business.siteUrl}/`,
    `NOTE:${business.emergencyNote}`,
    'END:VCARD',
  ]);
});

it('a street is named once it is given', () => {
  const address = { ...business.address, street: '12 High St' };
  expect(contactCard({ ...business, address })).toContain('ADR;TYPE=WORK:;;12 High St;');
});

it('signs that separate fields are marked as text', () => {
  const lines = linesOf(contactCard({ ...business, name: 'Wash, Dry; Fold \\ Co.' }));
  expect(lines).toContain('FN:Wash\\, Dry\\; Fold \\\\ Co.');
});

it('every line ends as the format asks, and none is longer than 75 bytes', () => {
  const name = `${'Größte Reinigung Zürich ünd Köln '.repeat(6)}GmbH`;
  const card = contactCard({ ...business, name });
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  const lines = card.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  // No letter was cut in two.
  expect(linesOf(card)).toContain(`FN:${name}`);
});
