/**
 * The `tel:` address of a US phone number as content writes it.
 * @param phone such as "(614) 555-0142"
 */
export function telephoneLink(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
