/** A `mailto:` link. @param subject the email's subject */
export function emailLink(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}

/** A form's values as readable text: each field with its label, the message last. */
export function messageOf(form: HTMLFormElement): string {
  const lines: string[] = [];
  let last = '';
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea')) {
    if (field.type === 'checkbox') {
      if ((field as HTMLInputElement).checked) lines.push(field.value);
    } else if (field.type === 'textarea') last = field.value;
    else if (field.value !== '') lines.push(`${field.labels?.[0]?.textContent ?? field.name}: ${field.value}`);
  }
  return `${lines.join('\n')}\n\n${last}`.trim();
}

/**
 * The address of a `mailto:` or `sms:` link with a message in it.
 * @param link the link without a message, such as `mailto:hello@example.com?subject=Quote`
 */
export function messageLink(link: string, message: string): string {
  const [start = link] = link.split(/[?&]body=/);
  // Line breaks as RFC 6068 has them.
  return `${start}${start.includes('?') ? '&' : '?'}body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;
}
