/** @jest-environment node */
import { securityTxt } from '../../../../components/contact/security-txt.ts';
import { business } from '../../../../content/content.ts';

it('says whom to tell, until when, in which language and where it stands', () => {
  expect(securityTxt(business, new Date('2026-11-21T12:00:00Z')).split('\n')).toEqual([
    `Contact: mailto:${business.email}`,
    `Contact: ${business.siteUrl}/contact/`,
    'Expires: 2027-11-20T12:00:00.000Z',
    'Preferred-Languages: en',
    `Canonical: ${business.siteUrl}/.well-known/security.txt`,
    '',
  ]);
});
