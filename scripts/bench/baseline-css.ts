/** What a hand-writer would not have written twice in a stylesheet that was made by a machine. */
import { classPattern, escapePattern, mentionsClass } from '../build/postbuild/unused-class-attributes.ts';

/** The rules of a stylesheet at its top level, `@media` and the like as one each. */
export function topLevelRules(style: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < style.length; at += 1) {
    const sign = style[at] ?? '';
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    const endsRule = !quote && depth === 0 && (sign === '}' || sign === ';');
    if (!endsRule) continue;
    rules.push(style.slice(start, at + 1).trim());
    start = at + 1;
  }
  const rest = style.slice(start).trim();
  return rest === '' ? rules : [...rules, rest];
}

/** Whether a rule selects by the attribute. */
export function mentionsAttribute(style: string, name: string): boolean {
  return new RegExp(`\\[${escapePattern(name)}[\\]~|^$*=]`).test(style);
}

/**
 * Makes one class of those whose rules say the same (a styled button and a styled link, for instance), under the name
 * and at the place of the first.
 * @param classes the names to consider, in the order of their appearance
 * @returns the stylesheet without the others' rules, and the name that each of the others has instead
 */
export function unifyClasses(
  style: string,
  classes: readonly string[],
): { style: string; renamed: ReadonlyMap<string, string> } {
  let rules = topLevelRules(style);
  const firstOf = new Map<string, string>();
  const renamed = new Map<string, string>();
  for (const name of classes) {
    const own = rules.filter((rule) => mentionsClass(rule, name));
    if (own.length === 0) continue;
    const meaning = own.map((rule) => rule.replace(classPattern(name, 'g'), '.*')).join('');
    const first = firstOf.get(meaning);
    if (first === undefined) firstOf.set(meaning, name);
    else {
      renamed.set(name, first);
      rules = rules.filter((rule) => !mentionsClass(rule, name));
    }
  }
  return { style: rules.join(''), renamed };
}
