import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails on every violation that axe finds on the page as it is, by all of its default rules, best practices included. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Evaluated, not added as a script: the site's policy would rightly refuse it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What is still on its way in, such as the dialog, has its final colors only when it is there. An animation whose
  // element is gone by then, such as the menu's, ends with an error that does not matter.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const violations = await page.evaluate(async () => {
    const results = await (Reflect.get(window, 'axe') as typeof axe).run(document, { resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}: ${node.failureSummary}`),
    );
  });
  expect.soft(violations, state).toEqual([]);
}
