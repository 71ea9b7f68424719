/** The launch check's page, and the test message that it and the lead check send. */
import { business, content, contentFiles } from '../../content/content.ts';
import { checkProject } from '../../scripts/launch-check/findings.ts';
import { reportPage } from '../../scripts/launch-check/report.ts';
import { explainRefusal, formNames, sendTestMessage } from '../../scripts/launch-check/test-message.ts';
import { FAULT_CHOICES, SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import { expectAccessible } from './support/axe.ts';
import { logged } from './support/form-actions.ts';
import { desktop, expect, phone, test } from './support/preview-fixtures.ts';

const today = '2026-11-22';

test('the page of the launch check is accessible and fits a phone', async ({ page }) => {
  const findings = checkProject({ content, files: contentFiles, environment: {}, today });
  await page.setContent(reportPage(findings, { company: business.name, today }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not ready to go online yet');
  for (const window of [phone, desktop]) {
    await page.setViewportSize(window);
    await expectAccessible(page, `at ${window.width} pixels`);
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
  }
});

for (const form of formNames) {
  test(`a test message through the ${form} form says in every field that it is a test`, async ({ page, preview }) => {
    const message = { url: preview.siteUrl, form, purpose: 'weekly check', today };
    const result = await sendTestMessage(page, message);
    expect(result).toEqual({
      accepted: true,
      explanation: expect.stringContaining('look for "TEST: weekly check of the form, 2026-11-22" in your inbox'),
    });
    expect(preview.emailjs.messages).toMatchObject([
      {
        status: 200,
        payload: {
          template_params: {
            name: 'TEST: weekly check of the form, 2026-11-22',
            email: business.email,
            ...(form === 'quote' ? { phone: business.phone } : {}),
            message: expect.stringMatching(
              new RegExp(`^TEST: weekly check of the ${form} form on ${preview.siteUrl}, 2026-11-22\\.`),
            ),
          },
        },
      },
    ]);
  });
}

test('a refused test message is not accepted, and the explanation says why', async ({ page, preview, problems }) => {
  problems.expect(logged);
  const blocked = { kind: 'status', status: 451, text: 'Unavailable For Headless Browser' } as const;
  const faults = [...FAULT_CHOICES.map(({ fault }) => fault), blocked].filter((fault) => fault.kind === 'status');
  for (const fault of faults) {
    problems.expectResponse(fault.status, '/email/send');
    preview.emailjs.setFault(fault);
    const result = await sendTestMessage(page, { url: preview.siteUrl, form: 'contact', purpose: 'check', today });
    expect(result, `status ${fault.status}`).toEqual({
      accepted: false,
      explanation: explainRefusal(fault.status, fault.text),
    });
  }
});

test('a preview build on a host is named as what it is', async ({ page, preview, problems }) => {
  problems.expect(logged);
  problems.expectResponse(405, SEND_PATH);
  await page.route(`**${SEND_PATH}`, (route) => route.fulfill({ status: 405 }));
  const result = await sendTestMessage(page, { url: preview.siteUrl, form: 'contact', purpose: 'check', today });
  expect(result).toEqual({ accepted: false, explanation: expect.stringContaining('is a preview build') });
});

test('a test message that gets no answer is not accepted', async ({ page, preview, problems }) => {
  problems.expect(logged);
  problems.expect(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  preview.emailjs.setFault({ kind: 'drop' });
  const message = { url: preview.siteUrl, form: 'contact', purpose: 'check', today } as const;
  const { accepted, explanation } = await sendTestMessage(page, message);
  expect(accepted).toBe(false);
  expect(explanation).toContain('could not reach EmailJS');
});

test('a site without the form, and one that is not there, are no success', async ({
  context,
  page,
  preview,
  problems,
}) => {
  problems.expectResponse(404, '/contact/');
  problems.expect(/^request failed: https:\/\/gone\.example\//);
  const message = { url: preview.inboxUrl, form: 'contact', purpose: 'check', today, timeout: 1_000 } as const;
  const missing = await sendTestMessage(page, message);
  expect(missing).toEqual({
    accepted: false,
    explanation: expect.stringContaining('could not be opened: status 404.'),
  });
  const formless = await sendTestMessage(page, { ...message, form: 'quote' });
  expect(formless).toEqual({
    accepted: false,
    explanation: expect.stringContaining('could not be filled in and sent'),
  });
  const other = await context.newPage();
  await other.route('https://gone.example/**', (route) => route.abort('connectionrefused'));
  const gone = await sendTestMessage(other, { ...message, url: 'https://gone.example' });
  expect(gone).toEqual({ accepted: false, explanation: expect.stringContaining('could not be opened: ') });
  await other.close();
});
