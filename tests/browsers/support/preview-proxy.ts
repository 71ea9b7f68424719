/**
 * A proxy between a browser and the preview. WebDriver, by which WebKitGTK is driven, can neither hold requests back nor
 * read the console, so the proxy does both, in the same way for every browser.
 */
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type EmailJsFake, SEND_PATH } from '../../../scripts/preview/emailjs-fake.ts';
import { previewEnvironment } from '../../../scripts/preview/preview-environment.ts';
import { startPreview } from '../../../scripts/preview/start-preview.ts';
import { serveLocally } from '../../support/serve-locally.ts';

const builtWidgetOrigin = new URL(previewEnvironment.NEXT_PUBLIC_REVIEWS_SCRIPT_URL).origin;

/**
 * Runs in every page before its policy and its scripts: keeps what goes wrong there in `localStorage`, which outlives the
 * page. Console errors include React's about hydration. What a browser itself writes to its console is not seen.
 */
const recordProblems = `<script>(() => {
  const record = (problem) => {
    localStorage.problems = (localStorage.problems ?? '') + problem + ' at ' + location.pathname + '\\n';
  };
  const logError = console.error;
  console.error = (...values) => { record('console: ' + values.map(String).join(' ')); logError.apply(console, values); };
  let isLeft = false;
  for (const event of ['beforeunload', 'pageshow']) addEventListener(event, () => { isLeft = event === 'beforeunload'; });
  addEventListener('error', ({ message, target }) => {
    if (target === window) record('page error: ' + message);
    // Leaving a page breaks off what it still loads.
    else if (!isLeft) record('not loaded: ' + (target.src || target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => record('rejected: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => record(
    'the policy (' + effectiveDirective + ') forbids ' + blockedURI));
})()</script>`;

/** A preview, and the proxy before it. */
export interface ProxiedPreview {
  url: string;
  emailjs: EmailJsFake;
  /** How many requests to send a form have come. */
  sends: number;
  /** The requests that are held back. */
  held: (() => void)[];
  /** Holds requests for these paths back; the function that it returns lets them, and all later ones, through. */
  hold: (paths: RegExp) => () => void;
  /** Responds to requests for these paths with another script. */
  replace: (paths: RegExp, script: string) => void;
  close: () => Promise<void>;
}

/** Starts both on free ports: an origin of its own, of which the browser has stored nothing. */
export async function startProxiedPreview(): Promise<ProxiedPreview> {
  const preview = await startPreview({ root: 'out', sitePort: 0, inboxPort: 0, widgetPort: 0 });
  const widgetOrigin = new URL(preview.widgetUrl).origin;
  let holding: RegExp | undefined;
  let replaced: { paths: RegExp; script: string } | undefined;

  const server = await serveLocally((req, res) => {
    const path = req.url ?? '/';
    if (path === SEND_PATH && req.method === 'POST') site.sends += 1;
    const respond = () => {
      if (replaced?.paths.test(path)) res.writeHead(200, { 'content-type': 'text/javascript' }).end(replaced.script);
      else forward(`${preview.siteUrl}${path}`, widgetOrigin, req, res);
    };
    if (holding?.test(path)) site.held.push(respond);
    else respond();
  });

  const site: ProxiedPreview = {
    url: server.url,
    emailjs: preview.emailjs,
    sends: 0,
    held: [],
    hold(paths) {
      holding = paths;
      return () => {
        holding = undefined;
        for (const respond of site.held.splice(0)) respond();
      };
    },
    replace(paths, script) {
      replaced = { paths, script };
    },
    async close() {
      await server.close();
      await preview.close();
    },
  };
  return site;
}

function forward(url: string, widgetOrigin: string, req: IncomingMessage, res: ServerResponse): void {
  const options = {
    method: req.method ?? 'GET',
    headers: { ...req.headers, 'accept-encoding': 'identity' },
    // A connection for each request: the EmailJS fake takes a second try on a used one for the browser's own repetition.
    agent: false,
  };
  // A connection that breaks, also in the middle, breaks here, too.
  const breakOff = () => res.destroy();
  const forwarded = request(url, options, (response) => {
    const { statusCode = 502, headers } = response;
    if (!/^text\/(html|javascript)/.test(headers['content-type'] ?? '')) {
      res.writeHead(statusCode, headers);
      pipeline(response, res, () => {});
      return;
    }
    text(response).then((original) => {
      const body = original
        .replace('<head>', `<head>${recordProblems}`)
        // The pages load the widget from the origin that they were built for, and their policy allows it.
        .replaceAll(builtWidgetOrigin, widgetOrigin);
      const { 'transfer-encoding': _, ...kept } = headers;
      res.writeHead(statusCode, { ...kept, 'content-length': Buffer.byteLength(body) }).end(body);
    }, breakOff);
  });
  forwarded.on('error', breakOff);
  req.pipe(forwarded);
}
