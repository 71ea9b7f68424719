/** Texts with slots, such as "{county} County". Both the build and the finder's script use these, so nothing here may import content. */

/** Fills the slots of a text. A slot without a value stays as it is. */
export function fillSlots(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}

/** A name as an id has it: "Union County" is "union-county". */
export function idOf(name: string): string {
  return name.toLowerCase().replace(/\W+/g, '-');
}

/**
 * Names as a sentence lists them: "A", "A and B", "A, B and C".
 * @param word the one before the last name
 */
export function listNames(names: readonly string[], word: string): string {
  const last = names.slice(-2).join(` ${word} `);
  return [...names.slice(0, -2), last].join(', ');
}
