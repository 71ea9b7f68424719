import { securityTxt } from '../../../components/contact/security-txt.ts';
import { business } from '../../../content/content.ts';

export const dynamic = 'force-static';

/** Whom to tell about a security problem, exported as the file `.well-known/security.txt`. */
export function GET(): Response {
  return new Response(securityTxt(business, new Date()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
