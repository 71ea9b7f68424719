import { islandsFailedEvent } from '../../components/forms/dom-names.ts';
import { draftForms } from '../../components/forms/draft.ts';
import { afterNextPaint } from './after-next-paint.ts';

/** What belongs to the forms: the buttons that open the quote dialog, the dialog, and the forms themselves. */
const formParts = `[command="show-modal"],dialog,${draftForms}`;

/**
 * Loads the script that hydrates the islands (`browser/islands.ts`), whose address the build writes into `<html>`.
 * Intent (a pointer over a quote button, focus on one) fetches it. An interaction (a click, typing, a submit) runs it,
 * one frame later, so that the interaction's own effect is painted first. After a failure the next interaction retries.
 */
export function hydrateOnInteraction(page: Document): void {
  const address = page.documentElement.dataset['islands'];
  if (address === undefined) return;

  let isFetched = false;
  const fetchScript = () => {
    if (isFetched) return;
    isFetched = true;
    const link = page.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    page.head.append(link);
  };

  // Much like `script-loader.ts`. To use that here costs some 10 bytes (gzip) on every page.
  let isRequested = false;
  const runScript = () => {
    if (isRequested) return;
    isRequested = true;
    afterNextPaint(() => {
      const script = page.createElement('script');
      script.src = address;
      script.onerror = () => {
        script.remove();
        page.dispatchEvent(new Event(islandsFailedEvent));
      };
      page.head.append(script);
    });
  };
  page.addEventListener(islandsFailedEvent, () => {
    isRequested = false;
  });

  const concernsForms = ({ target }: Event) => target instanceof Element && target.closest(formParts) !== null;
  // A touch is first a pointer over its target. A request takes a slow phone 20 ms: the press must be painted before.
  for (const intent of ['pointerover', 'focusin']) {
    page.addEventListener(intent, (event) => concernsForms(event) && afterNextPaint(fetchScript));
  }
  for (const interaction of ['click', 'input', 'submit']) {
    page.addEventListener(interaction, (event) => concernsForms(event) && runScript(), true);
  }
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest(draftForms)) runScript();
  });
}
