import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What depends on the width of the window. The other rules see the same at each width. */
export const rulesOfLayout = [
  'color-contrast',
  'color-contrast-enhanced',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

interface AccessibleOptions {
  /** Selects what alone is checked; the whole page unless told. */
  part?: string;
  /** The rules that alone are run; all of axe unless told. */
  rules?: string[];
}

/**
 * Fails on every violation that axe finds on the page as it is, by all of its rules: best practices, experimental ones and a
 * contrast of 7:1 included.
 */
export async function expectAccessible(
  page: Page,
  state: string,
  { part = 'html', rules }: AccessibleOptions = {},
): Promise<void> {
  // Evaluated, not added as a script: the site's policy would rightly refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ part, rules }) => {
      // What is still on its way in, such as the dialog, has its final colors only when it is there. An animation whose
      // element is gone by then, such as the menu's, ends with an error that does not matter.
      // One that follows the scrolling never ends. One that follows from what was just done, such as the pointer being over
      // another element once the dialog has closed, begins in the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      await Promise.all(timed.map((animation) => animation.finished.catch(() => {})));
      const runner = Reflect.get(window, 'axe') as typeof axe;
      const results = await runner.run(part, {
        resultTypes: ['violations'],
        runOnly: rules ?? runner.getRules().map(({ ruleId }) => ruleId),
      });
      return results.violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary}`),
      );
    },
    { part, rules },
  );
  expect.soft(violations, `what axe finds ${state}`).toEqual([]);
}
