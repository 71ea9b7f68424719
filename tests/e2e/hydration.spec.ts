/** React hydrates the forms without a complaint: every error on the console, and every uncaught one, fails a test. */
import type { Page, Route } from '@playwright/test';
import { forms, sitePages } from '../../content/content.ts';
import { bundleIslands } from '../../scripts/build/postbuild/island-bundle.ts';
import {
  expectDelivered,
  expectValues,
  type FormKind,
  fillInForm,
  formKinds,
  watchSends,
} from './support/form-actions.ts';
import { expect, test } from './support/preview-fixtures.ts';
import { holdBack, islandsScript, nextFrames, waitForReact } from './support/scripts.ts';

/** Production React is what visitors get; development React reports every mismatch. */
const modes = ['production', 'development'] as const;

const missingPages = ['/no-such-page/', '/services/no-such-service/'];

/** Fills in the form of a new visit, whose script is held back until the returned function is called. */
async function fillInBeforeReact(page: Page, kind: FormKind) {
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear());
  const letScriptsCome = await holdBack(page, islandsScript);
  const form = await fillInForm(page, kind);
  return { form, letScriptsCome };
}

/** Bundled once by each worker that needs it. */
let developmentIslands: ReturnType<typeof bundleIslands> | undefined;

async function serveDevelopmentReact(page: Page): Promise<void> {
  developmentIslands ??= bundleIslands('development');
  const { content } = await developmentIslands;
  await page.route(islandsScript, (route) => route.fulfill({ contentType: 'text/javascript', body: content }));
}

// With production React: `pages.spec.ts`.
test('every page is hydrated as the server wrote it', async ({ page, problems }) => {
  await serveDevelopmentReact(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/\b404\b/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const islands = page.locator('[data-island]');
  for (const path of [...sitePages.map((sitePage) => sitePage.path), ...missingPages]) {
    if (missingPages.includes(path)) problems.expectResponse(404, path);
    await page.goto(path);
    const before = await islands.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    await waitForReact(page);
    const after = await islands.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    expect(after, path).toEqual(before.map((html) => html.replace(' data-not-hydrated=""', '')));
    expect(complaints, path).toEqual([]);
  }
});

for (const mode of modes) {
  test.describe(`with the ${mode} build of React`, () => {
    test.beforeEach(async ({ page }) => {
      if (mode === 'development') await serveDevelopmentReact(page);
    });

    for (const kind of formKinds) {
      test.describe(`the ${kind.kind} form`, () => {
        test('is hydrated over the values of a draft, of the visitor and of a password manager', async ({ page }) => {
          await test.step('a draft', async () => {
            const { letScriptsCome } = await fillInBeforeReact(page, kind);
            await page.reload();
            letScriptsCome();
            await waitForReact(page);
            await expectValues(await kind.open(page), kind);
          });

          await test.step('values typed before', async () => {
            const { form, letScriptsCome } = await fillInBeforeReact(page, kind);
            letScriptsCome();
            await waitForReact(page);
            await expectValues(form, kind);
            // The dialog is still open.
            await expect(form.fields.message).toBeVisible();
          });

          await test.step('values that the browser or a password manager filled in', async () => {
            await page.evaluate(() => sessionStorage.clear());
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
        });

        for (const how of ['a click', 'Enter']) {
          test(`is hydrated while a submit by ${how} waits, and sends it once`, async ({ page, preview }) => {
            const sends = watchSends(page);
            const { form, letScriptsCome } = await fillInBeforeReact(page, kind);
            if (how === 'Enter') await form.fields.email.press('Enter');
            else await form.submit.click();
            // From the press on, though nothing can be sent yet.
            await expect(form.sending).toBeDisabled();
            await expect(form.fields.message).not.toBeEditable();
            const note = page.getByText(forms.waiting).filter({ visible: true });
            await expect(note).toBeVisible();
            await form.fields.email.press('Enter');
            await nextFrames(page);
            // Neither a page was loaded, nor the form hidden, nor anything sent.
            await expect(page).toHaveURL(kind.path);
            await expectValues(form, kind);
            await expect(form.fields.message).toBeVisible();
            expect(sends).toEqual([]);
            letScriptsCome();
            await expect(form.sent).toBeVisible();
            await expect(note).toHaveCount(0);
            expectDelivered(preview, kind.params);
          });
        }

        test('is hydrated at the second try', async ({ page, problems }) => {
          problems.expect(/The form could not be sent/, /^request failed: /, /^console: Failed to load resource/);
          const fail = (route: Route) => route.abort('failed');
          await page.route(islandsScript, fail);
          const form = await fillInForm(page, kind);
          await form.submit.click();
          await expect(form.error).toBeVisible();
          await page.unroute(islandsScript, fail);
          // The script may come while the button is held down, and must not move it away.
          await form.submit.hover();
          await page.mouse.down();
          await expect(page.locator('form[data-not-hydrated]')).toHaveCount(0);
          await page.mouse.up();
          await expect(form.sent).toBeVisible();
          await expect(form.error).toBeHidden();
        });

        test('keeps and sends its values where an extension has changed its markup, so that React draws it anew', async ({
          page,
          preview,
          problems,
        }) => {
          problems.expect(/[Hh]ydrat|React error #418/);
          for (const isSubmitted of [false, true]) {
            await test.step(isSubmitted ? 'while a submit waits' : 'before a submit', async () => {
              const { form, letScriptsCome } = await fillInBeforeReact(page, kind);
              await form.fields.email.evaluate((field) => field.insertAdjacentHTML('beforebegin', '<b>icon</b>'));
              if (isSubmitted) {
                await form.submit.click();
                await expect(form.sending).toBeDisabled();
              }
              letScriptsCome();
              if (isSubmitted) {
                await expect(form.sent).toBeVisible();
                expectDelivered(preview, kind.params);
              } else {
                await waitForReact(page);
                await expectValues(form, kind);
              }
            });
          }
        });
      });
    }
  });
}
