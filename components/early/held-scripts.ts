/**
 * Loads Next's scripts, which the build took out of the page, when the visitor first shows the wish for what they do:
 * the two forms and the reviews. Until then the page costs no script but this one.
 *
 * The sign of a wish (a pointer on a quote button, focus on one) only fetches them. A deed (opening the dialog, going
 * into a form, coming near the reviews) runs them, one frame later, so that the deed's own effect is painted first.
 * Where one of them cannot be loaded, `scripts-failed` is sent, and the next deed tries again.
 */

import { afterNextPaint } from './after-next-paint.ts';

interface HeldScripts {
  /** What must have run before the others: the page's own data. */
  first: string;
  rest: readonly string[];
}

const wish = '[command="show-modal"], form, dialog';

/** Marks a section whose scripts run when it comes near the window. */
const sectionMark = '[data-runs-scripts]';

export function loadHeldScripts(page: Document): void {
  const block = page.getElementById('held-scripts');
  if (!block?.textContent) return;
  const { first, rest } = JSON.parse(block.textContent) as HeldScripts;

  let isFetched = false;
  const fetchAll = () => {
    if (isFetched) return;
    isFetched = true;
    for (const address of [first, ...rest]) {
      const link = page.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = address;
      page.head.append(link);
    }
  };

  /** Those that have run or are on their way. */
  const asked = new Set<string>();
  let firstHasRun = false;
  const run = (address: string) => {
    if (asked.has(address)) return;
    asked.add(address);
    const script = add(page, address);
    script.onload = () => {
      if (address !== first) return;
      firstHasRun = true;
      rest.forEach(run);
    };
    script.onerror = () => {
      // The next deed tries again.
      script.remove();
      asked.delete(address);
      page.dispatchEvent(new Event('scripts-failed'));
    };
  };
  const runAll = () => {
    if (asked.size > rest.length) return;
    afterNextPaint(() => {
      fetchAll();
      if (firstHasRun) rest.forEach(run);
      else run(first);
    });
  };

  const isWish = ({ target }: Event) => target instanceof Element && target.closest(wish) !== null;
  // A finger that comes down is "over" first. Asking for files takes a cheap phone some 20 ms: not before its press shows.
  for (const sign of ['pointerover', 'focusin']) {
    page.addEventListener(sign, (event) => isWish(event) && afterNextPaint(fetchAll));
  }
  for (const deed of ['click', 'input', 'submit']) {
    page.addEventListener(deed, (event) => isWish(event) && runAll(), true);
  }
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('form')) runAll();
  });

  // A page that the browser only draws ahead of time runs nothing before it is shown.
  afterNextPaint(() => watchSections(page, runAll));
}

function watchSections(page: Document, runAll: () => void): void {
  const sections = page.querySelectorAll(sectionMark);
  if (sections.length === 0) return;
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      runAll();
    },
    { rootMargin: '600px' },
  );
  for (const section of sections) near.observe(section);
}

/** React finds its own scripts by a real `async` attribute. */
function add(page: Document, address: string): HTMLScriptElement {
  const script = page.createElement('script');
  script.src = address;
  script.setAttribute('async', '');
  page.body.append(script);
  return script;
}
