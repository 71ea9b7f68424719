/**
 * The `tel:` address of a phone number. Content writes numbers as visitors read them.
 * @param phone such as "(614) 555-0142"
 */
export function telephoneLink(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}

/**
 * A US phone number with its country code.
 * @param separator between its parts: "+16145550142" with none, "+1-614-555-0142" with a hyphen
 */
export function internationalPhone(phone: string, separator = ''): string {
  return ['+1', ...(phone.match(/\d+/g) ?? [])].join(separator);
}
