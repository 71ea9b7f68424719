/** @jest-environment node */
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDescriber } from '../../../scripts/preview/headers.ts';
import { makeExport } from './export-folder.ts';

const pageWith = (style: string) => `<!doctype html><title>Home</title><style>${style}</style>`;

describe('the headers of the preview', () => {
  it('follow a new build', async () => {
    const { root, remove } = makeExport({ 'index.html': pageWith('a{}') });
    const describeSite = siteDescriber(root, {});
    const before = await describeSite();
    expect(await describeSite()).toBe(before);

    writeFileSync(join(root, 'index.html'), pageWith('b{}'));
    utimesSync(join(root, 'index.html'), new Date(), new Date('2027-01-01'));
    const after = await describeSite();
    expect(after.headers['Content-Security-Policy']).not.toBe(before.headers['Content-Security-Policy']);
    remove();
  });

  it('are there while the folder is not', async () => {
    const { root, remove } = makeExport({});
    expect((await siteDescriber(root, {})()).headers['X-Frame-Options']).toBe('DENY');
    remove();
  });
});
