/**
 * The `tel:` address of a US phone number as content writes it.
 * @param phone such as "(614) 555-0142"
 */
export function telephoneLink(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}

/** A US phone number as machines write it, such as "+16145550142". */
export function internationalPhone(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`;
}
