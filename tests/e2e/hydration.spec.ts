/** React hydrates the forms without a complaint: every error on the console, and every uncaught one, fails a test. */
import type { Page, Route } from '@playwright/test';
import { sitePages } from '../../content/site-pages.ts';
import { bundleIslands } from '../../scripts/build/postbuild/island-bundle.ts';
import { expectValues, type FormKind, fillInForm, formKinds } from './support/both-forms.ts';
import { expect, test } from './support/preview-fixtures.ts';
import type { Problems } from './support/problems.ts';
import { holdBack, islandsScript, waitForReact } from './support/scripts.ts';

/** Development React reports every mismatch; production React reports those it cannot mend. */
const modes = ['production', 'development'] as const;

/** Serves pages the islands of a mode in place of those that they were built with. */
async function serveIslands(page: Page, mode: (typeof modes)[number]): Promise<void> {
  if (mode === 'production') return;
  const { content } = await bundleIslands(mode);
  await page.route(islandsScript, (route) => route.fulfill({ contentType: 'text/javascript', body: content }));
}

/** Fills in a form that an extension has put an element into, before React is there. React cannot hydrate it then. */
async function fillInAlteredForm(page: Page, kind: FormKind, problems: Problems) {
  problems.expect(/[Hh]ydrat|React error #418/);
  const letScriptsCome = await holdBack(page, islandsScript);
  const form = await fillInForm(page, kind);
  await form.fields.email.evaluate((field) => field.insertAdjacentHTML('beforebegin', '<b>icon</b>'));
  return { form, letScriptsCome };
}

for (const mode of modes) {
  test.describe(`with the ${mode} build of React`, () => {
    test.beforeEach(({ page }) => serveIslands(page, mode));

    for (const path of [...sitePages.map((page) => page.path), '/no-such-page/', '/services/no-such-service/']) {
      test(`${path} is hydrated`, async ({ page, problems }) => {
        if (path.includes('no-such')) problems.expectAnswer(404, path);
        await page.goto(path);
        const before = await page.locator('[data-island]').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
        await waitForReact(page);
        const after = await page.locator('[data-island]').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
        expect(after).toEqual(before.map((html) => html.replace(' data-not-hydrated=""', '')));
      });
    }

    for (const kind of formKinds) {
      test.describe(`the ${kind.kind} form`, () => {
        test('is hydrated over the values of a draft', async ({ page }) => {
          const letScriptsCome = await holdBack(page, islandsScript);
          await fillInForm(page, kind);
          await page.reload();
          letScriptsCome();
          await waitForReact(page);
          await expectValues(await kind.open(page), kind);
        });

        test('is hydrated over values that were typed before', async ({ page }) => {
          const letScriptsCome = await holdBack(page, islandsScript);
          const form = await fillInForm(page, kind);
          letScriptsCome();
          await waitForReact(page);
          await expectValues(form, kind);
        });

        test('is hydrated over values that the browser or a password manager filled in', async ({ page }) => {
          await page.goto(kind.path);
          const form = await kind.open(page);
          await page.locator('form:visible').evaluate((element: HTMLFormElement, answers) => {
            for (const [name, value] of Object.entries(answers)) {
              const field = element.elements.namedItem(name) as HTMLInputElement;
              field.value = value;
              field.setAttribute('data-filled-by', 'a password manager');
              field.style.backgroundColor = 'rgb(250, 255, 189)';
              field.dispatchEvent(new Event('change', { bubbles: true }));
            }
          }, kind.answers);
          await waitForReact(page);
          await expectValues(form, kind);
        });

        test('is hydrated while a submit waits, and sends it once', async ({ page, preview }) => {
          const letScriptsCome = await holdBack(page, islandsScript);
          const form = await fillInForm(page, kind);
          await form.submit.click();
          await expect(form.sending).toBeDisabled();
          letScriptsCome();
          await expect(form.success).toBeVisible();
          expect(preview.emailjs.messages).toHaveLength(1);
        });

        test('is hydrated at the second try', async ({ page, problems }) => {
          problems.expect(/The form could not be sent/, /^request failed: /, /^console: Failed to load resource/);
          const fail = (route: Route) => route.abort('failed');
          await page.route(islandsScript, fail);
          const form = await fillInForm(page, kind);
          await form.submit.click();
          await expect(form.error).toBeVisible();
          await page.unroute(islandsScript, fail);
          await form.submit.click();
          await expect(form.success).toBeVisible();
        });

        test('keeps its values where an extension has changed its markup, so that React draws it anew', async ({
          page,
          problems,
        }) => {
          const { form, letScriptsCome } = await fillInAlteredForm(page, kind, problems);
          letScriptsCome();
          await waitForReact(page);
          await expectValues(form, kind);
        });

        test('sends a submit that waits, also where an extension has changed its markup', async ({
          page,
          preview,
          problems,
        }) => {
          const { form, letScriptsCome } = await fillInAlteredForm(page, kind, problems);
          await form.submit.click();
          await expect(form.sending).toBeDisabled();
          letScriptsCome();
          await expect(form.success).toBeVisible();
          expect(preview.emailjs.messages).toHaveLength(1);
        });
      });
    }
  });
}
