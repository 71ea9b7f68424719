/** What a virtual screen reader says on the way through the site, compared with the files in `transcripts/`. */
import { SEND_PATH } from '../../scripts/preview/emailjs-fake.ts';
import { ScreenReader, staleTranscript } from '../support/screen-reader.ts';
import { type Flow, flows } from '../support/screen-reader-flows.ts';
import { logged } from './support/form-actions.ts';
import { PlaywrightTab } from './support/playwright-tab.ts';
import { expect, test } from './support/preview-fixtures.ts';
import { holdBack } from './support/scripts.ts';

const titles: Record<keyof typeof flows, string> = {
  'read-a-service-page': 'a service page is read from its title to its end',
  'open-the-menu': 'the menu of a phone says that it is open, what is in it, and where one is',
  'ask-for-a-quote': 'the quote form says what it asks for, what is wrong, that it sends, and that it has sent',
  'send-again-after-a-failure':
    'a failure says what happened and what else one can do, and the second try is heard like the first',
  'write-a-message': 'the contact form says what it asks for, that it sends, and that it has sent',
  'find-a-town': 'the finder says whether we come to a town, and the map and the lists say which towns there are',
  'use-the-cleaning-list': 'the cleaning list says what is in a room, what it comes to, and what its buttons did',
  'get-lost': 'a page that is not there says so, and leads on',
};

for (const [name, { visit, fails, missing = [] }] of Object.entries<Flow>(flows)) {
  test(titles[name as keyof typeof flows], async ({ page, preview, problems }) => {
    if (fails) {
      problems.expect(logged);
      problems.expectResponse(500, SEND_PATH);
    }
    for (const path of missing) problems.expectResponse(404, path);
    const tab = new PlaywrightTab(page);
    tab.siteUrl = preview.siteUrl;
    const reader = new ScreenReader(tab);
    await visit({ reader, tab, emailjs: preview.emailjs, holdSends: () => holdBack(page, `**${SEND_PATH}`) });
    expect(reader.transcript, staleTranscript).toMatchSnapshot(`${name}.txt`);
  });
}
