/** @jest-environment node */
import { telephoneLink } from '../../../../components/ui/phone.ts';
import { business } from '../../../../content/content.ts';

it('a phone number as content writes it becomes a link that dials from anywhere', () => {
  expect(telephoneLink('(614) 555-0142')).toBe('tel:+16145550142');
});

it.each([business.phone, business.serviceAreaPhone])("the company's number %s becomes a whole US number", (phone) => {
  expect(telephoneLink(phone)).toMatch(/^tel:\+1\d{10}$/);
});
