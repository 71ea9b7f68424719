/** What `pages.spec.ts` checks on each page for criteria of WCAG 2.2 that axe cannot tell. See docs/accessibility.md. */
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './preview-fixtures.ts';

declare global {
  interface Window {
    axe: typeof axe;
    checks: ReturnType<typeof defineChecks>;
    /** The stops of the Tab key so far, and what is wrong with them. */
    tabbed: { stops: Element[]; faults: string[] };
  }
}

/** Runs in the page, once: one evaluation for each setting is much faster than a call for each element. */
function defineChecks() {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent || element.id || element.getAttribute('name') || '').trim().slice(0, 40)}"`;
  const selector = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

  /** What the Tab key stops at, in this order: of a group of radio buttons, the chosen one or the first. */
  function stopsIn(root: ParentNode): HTMLElement[] {
    const all = [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null,
    );
    return all.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = all.filter((other): other is HTMLInputElement => {
        return other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name;
      });
      return element === (group.find(({ checked }) => checked) ?? group[0]);
    });
  }

  /** What is seen of a control: of a hidden check box, its label; of the slider, its handle. */
  function lookOf(element: Element): Element {
    if (element.matches('[type=range]')) return element.nextElementSibling?.querySelector('svg') ?? element;
    const isHidden = getComputedStyle(element).opacity === '0' || element.getBoundingClientRect().width <= 1;
    return (isHidden && element instanceof HTMLInputElement && element.labels?.[0]) || element;
  }

  /** Whether a line of two pixels or more (2.4.13) marks the element, or what the styles mark in its place. */
  function hasRing(element: Element): boolean {
    const next = element.nextElementSibling;
    const places: [Element | null | undefined, string?][] = [
      [element],
      [element, '::after'],
      [next],
      [next?.querySelector('svg')],
      [element.closest('label')],
    ];
    const hasOutline = places.some(([place, pseudo]) => {
      if (!place) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place, pseudo);
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    });
    if (hasOutline || !(element instanceof SVGElement)) return hasOutline;
    // A county: its edge. The map is drawn larger than it shows.
    const edge = element.querySelector('.top use');
    if (!edge) return false;
    const { stroke, strokeWidth } = getComputedStyle(edge);
    return stroke !== 'none' && Number.parseFloat(strokeWidth) >= 8;
  }

  /** What lies over a part of the control, or where it lies beside the window. */
  function coverOf(element: Element): string | undefined {
    const look = lookOf(element);
    let cover: string | undefined;
    for (const { left, top, width, height } of look.getClientRects()) {
      if (width === 0 || height === 0) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const points: [number, number][] = [
        [x, y],
        [left + 2, y],
        [left + width - 2, y],
      ];
      // What is higher than the window cannot show as a whole.
      if (height < innerHeight - 8) points.push([x, top + 2], [x, top + height - 2]);
      for (const [px, py] of points) {
        const hit = document.elementFromPoint(px, py);
        if (hit === null) cover ??= `the edge of the window (${Math.round(px)}, ${Math.round(py)})`;
        else if (element instanceof SVGElement ? hit.closest('svg') : look.contains(hit) || hit.contains(look))
          continue;
        else if (element instanceof HTMLInputElement && [...(element.labels ?? [])].some((l) => l.contains(hit)))
          continue;
        else if (hit === element || hit.closest('label')?.contains(element)) continue;
        else cover ??= nameOf(hit);
      }
    }
    return cover;
  }

  /** Whether a stop lies before the one that it follows, as one sees them. What stays over the page is in no order. */
  function isBefore(element: Element, previous: Element): boolean {
    let common: Element | null = previous;
    while (common && !common.contains(element)) common = common.parentElement;
    const childOf = (inner: Element) => {
      let child = inner;
      while (child.parentElement && child.parentElement !== common) child = child.parentElement;
      return child;
    };
    const [first, second] = [childOf(previous), childOf(element)];
    if ([first, second].some((part) => ['fixed', 'absolute'].includes(getComputedStyle(part).position))) return false;
    if (element instanceof SVGElement) return false;
    const [one, two] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
    const isAbove = two.bottom <= one.top + 1;
    const isLeft = two.right <= one.left + 1;
    return (isAbove && two.left < one.right) || (isLeft && two.top < one.bottom - 1);
  }

  function faultsOfStop(element: Element, previous?: Element): string[] {
    const faults: string[] = [];
    if (!hasRing(element)) faults.push(`${nameOf(element)} has no ring`);
    const cover = coverOf(element);
    if (cover) faults.push(`${nameOf(element)} is covered by ${cover}`);
    if (previous && isBefore(element, previous)) faults.push(`${nameOf(element)} lies before ${nameOf(previous)}`);
    return faults;
  }

  /** Has the bar of phones come or go, as `watch-calls-to-action.ts` does in the next frame. */
  function sayWhetherCallsShow(): void {
    const calls = [...document.querySelectorAll('main [data-variant=primary], main form')];
    const isInView = calls.some((call) => {
      const { top, bottom } = call.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    document.documentElement.dataset['cta'] = isInView ? 'in-view' : 'out-of-view';
  }

  /** Moves focus through all stops without keys: scrolls and marks as the Tab key does. */
  function faultsOfFocus(root: ParentNode = document.body): string[] {
    sayWhetherCallsShow();
    return stopsIn(root).flatMap((element, index, all) => {
      element.focus({ focusVisible: true } as FocusOptions);
      sayWhetherCallsShow();
      return faultsOfStop(element, all[index - 1]);
    });
  }

  const isHiddenText = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('script, style, noscript, option, textarea, svg') !== null;

  /** Text that is cut off, lies beside the window, or over other text. */
  function faultsOfText(root: Element = document.body): string[] {
    const faults: string[] = [];
    const lines: { block: Element; text: string; left: number; right: number; top: number; bottom: number }[] = [];
    const clips = new Map<Element, { x: string; y: string; box: DOMRect; isHidden: boolean }>();
    const clipOf = (element: Element) => {
      let clip = clips.get(element);
      if (!clip) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        clip = { x: overflowX, y: overflowY, box: element.getBoundingClientRect(), isHidden: clipPath.includes('50%') };
        clips.set(element, clip);
      }
      return clip;
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || isHiddenText(parent)) continue;
      const ancestors: Element[] = [];
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) ancestors.push(at);
      if (ancestors.some((ancestor) => clipOf(ancestor).isHidden)) continue;
      const block = ancestors.find((ancestor) => !getComputedStyle(ancestor).display.startsWith('inline')) ?? parent;
      const isScrolled = ancestors.some((ancestor) => /auto|scroll/.test(clipOf(ancestor).x));
      const stays = ancestors.some((ancestor) => /fixed|sticky/.test(getComputedStyle(ancestor).position));
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 2 || bottom - top < 2) continue;
        const short = text.slice(0, 40);
        // The box of a line is higher than its letters.
        const inset = (bottom - top) / 4;
        if (!isScrolled && (left < -1 || right > innerWidth + 1)) faults.push(`"${short}" lies beside the window`);
        const isCut = ancestors.some((ancestor) => {
          const { x, y, box } = clipOf(ancestor);
          const beside = /hidden|clip/.test(x) && (left < box.left - 1 || right > box.right + 1);
          const outside = /hidden|clip/.test(y) && (top + inset < box.top - 1 || bottom - inset > box.bottom + 1);
          return beside || outside;
        });
        if (isCut) faults.push(`"${short}" is cut off`);
        if (!stays) lines.push({ block, text: short, left, right, top: top + inset, bottom: bottom - inset });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries()) {
      for (let next = index + 1; (lines[next]?.top ?? Infinity) < line.bottom - 1; next += 1) {
        const other = lines[next] as (typeof lines)[number];
        const meet = Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2;
        if (meet && line.block !== other.block) faults.push(`"${line.text}" lies over "${other.text}"`);
      }
    }
    return [...new Set(faults)];
  }

  /** How far the page can be scrolled sideways, and the bars that stay over it. */
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const barsOver = () =>
    [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility() &&
        element.getBoundingClientRect().height > 0 &&
        !element.closest('dialog, [popover]') &&
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );

  /** Elements that would move: with a transition or an animation that takes time. */
  function moving(): string[] {
    const takesTime = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.01);
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const moves =
          takesTime(style.transitionDuration) ||
          (style.animationName !== 'none' && takesTime(style.animationDuration)) ||
          style.scrollBehavior === 'smooth';
        return moves ? [nameOf(element) + (pseudo ?? '')] : [];
      }),
    );
  }

  /** Has it be where it belongs, at once. */
  const comeIn = (element?: Element | null) => element?.getAnimations().map((animation) => animation.finish());

  /** Runs a check with the menu, then with the dialog open. */
  function whileOpen<Result>(check: (root: HTMLElement) => Result[]): Result[] {
    const results: Result[] = [];
    const menu = document.querySelector<HTMLElement>('header [popover]');
    const dialog = document.querySelector('dialog');
    menu?.showPopover();
    comeIn(menu);
    if (menu) results.push(...check(menu));
    menu?.hidePopover();
    dialog?.showModal();
    comeIn(dialog);
    if (dialog) results.push(...check(dialog));
    dialog?.close();
    return results;
  }

  /** What can be pressed but is smaller than 44 pixels (2.5.5). In running text, a line is as high as it is. */
  function smallTargets(root: ParentNode = document.body): string[] {
    return [...root.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility() && !element.matches('[href="#main"], section'))
      .filter((element) => !(element.closest('p') && getComputedStyle(element).display.startsWith('inline')))
      .map((element) => {
        const target = element.matches('[type=range]') ? element : lookOf(element);
        return { name: nameOf(element), box: target.getBoundingClientRect() };
      })
      .filter(({ box: { width, height } }) => Math.round(width) < 44 || Math.round(height) < 44)
      .map(({ name, box }) => `${name}: ${box.width} by ${box.height}`);
  }

  /** Buttons and fields that only a color sets apart, which forced colors take away. */
  function withoutEdge(root: ParentNode = document.body): string[] {
    return [...root.querySelectorAll<HTMLElement>('.button, textarea, select, input:not([type=range])')]
      .filter((element) => element.checkVisibility() && lookOf(element) === element)
      .filter((element) => Number.parseFloat(getComputedStyle(element).borderBottomWidth) < 1)
      .map(nameOf);
  }

  /** Controls whose name lacks words that show on them or label them: by voice, nobody could say them. */
  function misnamed(): string[] {
    const { axe } = window;
    const words = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    axe.setup(document.documentElement);
    const faults = [...document.querySelectorAll<HTMLElement>(`:is(${selector}):not(section)`)].flatMap((element) => {
      const { labels = null } = element as HTMLInputElement;
      // Of a field, what is typed is no label. Letters in capitals by style are said in the same way.
      const shown = element.matches('input, select, textarea') ? [...(labels ?? [])] : [element];
      const name = words(axe.commons.text.accessibleText(element));
      return (
        shown
          // biome-ignore lint/performance/useDomNodeTextContent: only what shows must be in the name
          .map((label) => words((label as { innerText?: string }).innerText ?? label.textContent ?? ''))
          .filter((label) => element.checkVisibility() && !name.includes(label))
          .map((label) => `"${label}" is named "${name}"`)
      );
    });
    axe.teardown();
    return faults;
  }

  return {
    stopsIn,
    faultsOfStop,
    faultsOfFocus,
    sayWhetherCallsShow,
    faultsOfText,
    sideways,
    barsOver,
    moving,
    smallTargets,
    withoutEdge,
    misnamed,
    whileOpen,
    nameOf,
  };
}

/** Has the document define what the checks below run. A new document needs it again. */
export async function defineChecksIn(page: Page): Promise<void> {
  await page.evaluate(`window.checks = (${defineChecks})()`);
}

/**
 * Presses Tab from the first stop, which has focus, to the last and out of the page: each shows a ring, nothing covers it, and all come in the
 * order in which they are seen (2.1.2, 2.4.3, 2.4.7, 2.4.11, 2.4.12).
 */
export async function expectTabOrder(page: Page, where: string): Promise<void> {
  const count = await page.evaluate(() => {
    const { checks } = window;
    const first = document.activeElement as Element;
    window.tabbed = { stops: [first], faults: checks.faultsOfStop(first) };
    // When the key is released, focus has moved, and what has it is scrolled into view.
    document.addEventListener('keyup', () => {
      const { stops, faults } = window.tabbed;
      // Behind the last stop, the browser begins anew.
      if (stops.at(-1) === document.body) return;
      const stop = document.activeElement as Element;
      checks.sayWhetherCallsShow();
      if (stop !== document.body) faults.push(...checks.faultsOfStop(stop, stops.at(-1)));
      stops.push(stop);
    });
    // The bar of phones is there at the end of the page, if not at its start.
    return document.querySelectorAll('body > aside :is(a, button)').length + checks.stopsIn(document.body).length;
  });
  // Sent together: waiting for each would take ten times as long.
  const presses = Array.from({ length: count }, () => [page.keyboard.down('Tab'), page.keyboard.up('Tab')]);
  await Promise.all(presses.flat());
  const { stops, expected, faults } = await page.evaluate(() => {
    const { checks, tabbed } = window;
    checks.sayWhetherCallsShow();
    const stops = [...checks.stopsIn(document.body), document.body];
    return { stops: tabbed.stops.map(checks.nameOf), expected: stops.map(checks.nameOf), faults: tabbed.faults };
  });
  expect.soft(faults, `what the Tab key finds ${where}`).toEqual([]);
  expect.soft(stops, `where the Tab key stops ${where}`).toEqual(expected);
}

/** Says that every control shows 44 pixels or more (2.5.5), and that its name has the words that show (2.5.3). */
export async function expectTargets(page: Page, where: string): Promise<void> {
  const { small, misnamed } = await page.evaluate(() => ({
    small: window.checks.smallTargets(),
    misnamed: window.checks.misnamed(),
  }));
  expect.soft(small, `small targets ${where}`).toEqual([]);
  expect.soft(misnamed, `names without the words that show ${where}`).toEqual([]);
}

/**
 * Goes through the settings of a visitor: a phone, where the bar at the lower edge must cover nothing (2.4.12); a window of
 * 1280 by 1024 pixels at 400 % (1.4.10), with forced colors and little motion (2.3.3); and wide text spacing (1.4.12).
 * The menu and the dialog are looked at, too.
 */
export async function expectSettings(page: Page, where: string): Promise<void> {
  const onPhone = await page.evaluate(() => {
    const { faultsOfFocus, smallTargets, whileOpen } = window.checks;
    return whileOpen((root) => [...faultsOfFocus(root), ...smallTargets(root)]);
  });
  expect.soft(onPhone, `the menu and the dialog of a phone ${where}`).toEqual([]);
  await page.locator('a[href="#main"]').focus();
  await expectTabOrder(page, `on a phone ${where}`);

  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  const zoomed = await page.evaluate(() => {
    const { checks } = window;
    const { faultsOfFocus, faultsOfText, moving, withoutEdge, whileOpen } = checks;
    const animationsBefore = new Set(document.getAnimations());
    const faults = {
      sideways: checks.sideways(),
      bars: checks.barsOver().map(checks.nameOf),
      focus: [...faultsOfFocus(), ...whileOpen(faultsOfFocus)],
      text: [...faultsOfText(), ...whileOpen(faultsOfText)],
      withoutEdge: [...withoutEdge(), ...whileOpen(withoutEdge)],
      moving: [...moving(), ...whileOpen(moving)],
    };
    return { ...faults, started: document.getAnimations().filter((one) => !animationsBefore.has(one)).length };
  });
  const none = { sideways: 0, bars: [], focus: [], text: [], withoutEdge: [], moving: [], started: 0 };
  expect.soft(zoomed, `400 %, forced colors and reduced motion ${where}`).toEqual(none);
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });

  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  for (const width of [320, 360, 768, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const spaced = () =>
      page.evaluate(() => {
        const { sideways, faultsOfText, whileOpen } = window.checks;
        return { sideways: sideways(), text: [...faultsOfText(), ...whileOpen(faultsOfText)] };
      });
    await expect.soft.poll(spaced, `text spacing, ${width} pixels wide ${where}`).toEqual({ sideways: 0, text: [] });
  }
}
