import send from 'send';
import { type LocalServer, serveLocally } from '../../support/serve-locally.ts';
import { test as base } from './preview-fixtures.ts';

/**
 * A host without any rules: files, `index.html` for folders, and `404.html` with the status 404 for whatever is missing.
 * @param headers sent with every response; none by default
 */
function startPlainHost(root: string, headers: Readonly<Record<string, string>>): Promise<LocalServer> {
  return serveLocally((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const sendNotFound = () => {
      response.statusCode = 404;
      send(request, '/404.html', { root }).pipe(response);
    };
    const { pathname } = new URL(request.url ?? '/', 'http://plain.host');
    send(request, pathname, { root }).on('error', sendNotFound).on('directory', sendNotFound).pipe(response);
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
