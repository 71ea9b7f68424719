import { attribute, type Element, type ExportedPage, findAll, textOf, withAttribute } from './html-document.ts';

/**
 * Removes the classes that no rule of the page's styles names: styled-components gives each element a second class to
 * refer to it by, and each icon has one for its name. Classes within islands stay, since React compares them.
 */
export function removeUnusedClasses({ document }: ExportedPage): void {
  const style = findAll(document, ({ tagName }) => tagName === 'style')
    .map(textOf)
    .join('');
  const islands = withAttribute(document, 'data-island');
  const isKept = new Set(islands.flatMap((island) => findAll(island, () => true)));
  for (const element of findAll(document, () => true)) if (!isKept.has(element)) keepUsedClasses(element, style);
}

function keepUsedClasses(element: Element, style: string): void {
  const classes = attribute(element, 'class')?.split(/\s+/);
  if (!classes) return;
  const used = classes.filter((name) => mentionsClass(style, name));
  element.attrs = element.attrs.flatMap((attr) => {
    if (attr.name !== 'class') return [attr];
    return used.length > 0 ? [{ ...attr, value: used.join(' ') }] : [];
  });
}

/** Whether a rule of the style names the class. */
export function mentionsClass(style: string, name: string): boolean {
  return classPattern(name).test(style);
}

export function classPattern(name: string, flags = ''): RegExp {
  return new RegExp(`\\.${escapePattern(name)}(?![\\w-])`, flags);
}

export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
