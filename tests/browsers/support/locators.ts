/** XPaths of what visitors know by its words. Given words must not hold double quotes. */

export const header = '//header[not(ancestor::dialog)]';
export const main = '//main';
export const dialog = '//dialog';

/** A button by what it is called. */
export function button(name: string, within = ''): string {
  return `${within}//button[normalize-space()="${name}" or @aria-label="${name}"]`;
}

export function link(name: string, within = ''): string {
  return `${within}//a[normalize-space()="${name}"]`;
}

/** A field by its label. */
export function field(label: string, within = ''): string {
  return `${within}//*[self::input or self::textarea][@id = //label[normalize-space()="${label}"]/@for]`;
}

/** The innermost element that holds this text, among others. */
export function text(words: string, within = ''): string {
  return `${within}//*[not(self::script)][text()[contains(normalize-space(), "${words}")]]`;
}
