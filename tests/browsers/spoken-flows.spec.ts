/** What a virtual screen reader says in every browser: the same as in Chromium. */
import { SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import { logged } from '../e2e/support/form-actions.ts';
import { ScreenReader, staleTranscript } from '../support/screen-reader.ts';
import { type Flow, flows } from '../support/screen-reader-flows.ts';
import { expect, test } from './support/browser-fixtures.ts';

for (const [name, { visit, fails }] of Object.entries<Flow>(flows)) {
  test(`${name}: what is said`, async ({ tab, site, expectedProblems }) => {
    if (fails) expectedProblems.push(logged);
    const reader = new ScreenReader(tab);
    await visit({ reader, tab, emailjs: site.emailjs, holdSends: async () => site.hold(new RegExp(`^${SEND_PATH}$`)) });
    expect(reader.transcript, staleTranscript).toMatchSnapshot(`${name}.txt`);
  });
}
