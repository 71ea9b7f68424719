import { contactCard } from '../../components/contact/contact-card.ts';
import { business } from '../../content/content.ts';

export const dynamic = 'force-static';

/** The company as a contact to save, exported as the file `contact.vcf`. */
export function GET(): Response {
  return new Response(contactCard(business), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
