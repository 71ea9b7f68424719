/**
 * Runs in a page before its own scripts, for `measure-visit.ts`: a visitor in a hurry. It reports where to press as soon
 * as something is painted, and once the dialog is on screen (or the contact form's first field has the focus) it fills
 * in the form and submits it in the very next task. A submit without visible effect is repeated a second later.
 */
import type { Visit, VisitReport } from '../measure-visit.ts';

declare global {
  interface Window {
    /** What this visitor wants; set before this script runs. */
    benchVisit: Visit;
    /** Whether the visitor only presses, and does nothing more; set before this script runs. */
    benchIsIdle: boolean;
    /** A binding of the browser's: brings a report out of the page. */
    benchReport: (report: string) => void;
  }
}

/** What is typed into the fields, by name. Fields that a form has not are left out. */
const values: Record<string, string> = {
  name: 'Ada Example',
  phone: '(614) 555-0199',
  email: 'ada@visitor.example',
  message: 'Two baselines, forty desks, three evenings a week.',
};

/** How long nothing may load and no long task may run until a page counts as quiet, in milliseconds. */
const quietFor = 4000;

/** How long after a submit without effect the visitor tries again, in milliseconds. */
const retryAfter = 1000;

const visit = window.benchVisit;
const report = (content: VisitReport) => window.benchReport(JSON.stringify(content));

let pressedAt = 0;
let begun = false;

new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) reportWhereToPress();
}).observe({ type: 'paint', buffered: true });

window.addEventListener(
  'pointerdown',
  (event) => {
    pressedAt ||= event.timeStamp;
  },
  true,
);

if (visit === 'quote') {
  new MutationObserver(() => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (!dialog) return;
    begin(dialog.querySelector('form'));
  }).observe(document, { subtree: true, attributeFilter: ['open'] });
} else {
  window.addEventListener('focusin', ({ target }) => {
    begin(target instanceof Element ? target.closest('form') : null);
  });
}

function reportWhereToPress(): void {
  const selector = visit === 'quote' ? '[command="show-modal"]' : 'main form input';
  const target = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  if (!target) {
    // The document is still arriving.
    requestAnimationFrame(reportWhereToPress);
    return;
  }
  const wholly = (box: DOMRect) => box.top >= 0 && box.bottom <= innerHeight;
  if (!wholly(target.getBoundingClientRect())) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  report({ kind: 'ready', x: left + width / 2, y: top + height / 2 });
}

function begin(form: HTMLFormElement | null): void {
  if (!form || begun) return;
  begun = true;
  afterFrame((drawnAt, begunAt) => {
    report({ kind: 'shown', begun: begunAt - pressedAt, drawn: drawnAt - pressedAt });
    if (window.benchIsIdle) {
      reportLongestTask(drawnAt);
      return;
    }
    fill(form);
    // The contact visit counts from the first focus, which the press gave.
    submitUntilTaken(form, visit === 'quote' ? performance.now() : pressedAt);
  });
}

/** Watches until the page has been quiet for a while: by then the forms are hydrated, where they are at all. */
function reportLongestTask(since: number): void {
  let longest = 0;
  let lastChange = performance.now();
  let resources = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      lastChange = performance.now();
      if (startTime >= since) longest = Math.max(longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  const look = setInterval(() => {
    const { length } = performance.getEntriesByType('resource');
    if (length > resources) {
      resources = length;
      lastChange = performance.now();
    }
    if (performance.now() - lastChange < quietFor) return;
    clearInterval(look);
    report({ kind: 'quiet', longestTask: longest });
  }, 100);
}

function fill(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    field.focus();
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

function submitUntilTaken(form: HTMLFormElement, since: number): void {
  let lost = 0;
  const press = () => {
    const dialog = form.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    let submitted: Event | undefined;
    const keep = (event: Event) => {
      submitted = event;
    };
    window.addEventListener('submit', keep, { capture: true, once: true });
    form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    window.removeEventListener('submit', keep, { capture: true });
    if (submitted?.defaultPrevented) return;
    // Left to the browser, a submit closes the dialog, or does nothing. The page may open the dialog again, and send it.
    setTimeout(() => {
      if (dialog?.open) return;
      lost += 1;
      press();
    }, retryAfter);
  };
  const outcome = new MutationObserver(() => {
    const message = form.querySelector<HTMLElement>('.message[data-state]:not(:empty)');
    if (!message) return;
    outcome.disconnect();
    const state = message.dataset['state'] ?? '';
    afterFrame((drawnAt) => report({ kind: 'outcome', milliseconds: drawnAt - since, state, lost }));
  });
  outcome.observe(form, { subtree: true, childList: true, attributes: true });
  press();
}

/** Calls back when the next frame has been drawn, with that time and the one at which the frame was begun. */
function afterFrame(callback: (drawnAt: number, begunAt: number) => void): void {
  requestAnimationFrame(() => {
    const begunAt = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => callback(performance.now(), begunAt);
    port2.postMessage(null);
  });
}
