import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '../../../scripts/preview/content-types.ts';
import { type LocalServer, serveLocally } from '../../support/serve-locally.ts';
import { test as base } from './preview-fixtures.ts';

/**
 * A host without any rules: files, `index.html` for folders, and `404.html` with the status 404 for whatever is missing.
 * @param headers sent with every response; none by default
 */
function startPlainHost(root: string, headers: Readonly<Record<string, string>>): Promise<LocalServer> {
  return serveLocally(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://plain.host');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = join(root, path);
    const body = await readFile(file).catch(() => undefined);
    const { type } = contentTypeOf(body ? file : '404.html');
    response.writeHead(body ? 200 : 404, { ...headers, 'Content-Type': type });
    response.end(body ?? (await readFile(join(root, '404.html'))));
  });
}

interface WorkerFixtures {
  hostHeaders: Readonly<Record<string, string>>;
  plainHostUrl: string;
}

/** The tests of this `test` visit the site on a host without rules, in place of the preview. */
export const testOnPlainHost = base.extend<object, WorkerFixtures>({
  hostHeaders: [{}, { option: true, scope: 'worker' }],
  plainHostUrl: [
    async ({ hostHeaders }, use) => {
      const host = await startPlainHost('out', hostHeaders);
      await use(host.url);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ plainHostUrl }, use) => {
    await use(plainHostUrl);
  },
});
