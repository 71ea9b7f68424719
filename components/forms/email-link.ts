import { business } from '../../content/business.ts';

/** The address of a link with which a visitor writes to the company. @param subject the e-mail's subject */
export function emailLink(subject: string): string {
  return `mailto:${business.email}?subject=${encodeURIComponent(subject)}`;
}
