import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { SEND_PATH } from '../../../scripts/preview/emailjs-fake.ts';
import { previewEnvironment } from '../../../scripts/preview/preview-environment.ts';
import { serveLocally } from '../../support/serve-locally.ts';

const builtWidgetOrigin = new URL(previewEnvironment.NEXT_PUBLIC_REVIEWS_SCRIPT_URL).origin;

/** Where pages report what went wrong in them. */
const PROBLEM_PATH = '/__problems';

/** The address of the script below, which stands before the page's policy and its scripts. */
const WATCH_PATH = '/__watch.js';

/**
 * Runs in every page before the page's own scripts, for WebDriver hands on nothing of the console: reports what an browser or
 * a script writes there as an error. React's errors about hydration are among them.
 */
const watch = `(() => {
  let told = Promise.resolve();
  const tell = (text) => {
    const telling = fetch('${PROBLEM_PATH}', { method: 'POST', body: text + ' at ' + location.pathname, keepalive: true });
    told = Promise.allSettled([told, telling]);
  };
  window.problemsTold = () => told;
  const logError = console.error;
  console.error = (...words) => { tell('console: ' + words.map(String).join(' ')); logError.apply(console, words); };
  addEventListener('error', ({ message, target }) => tell(
    target === window ? 'page error: ' + message : 'not loaded: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => tell(
    'the policy (' + effectiveDirective + ') forbids ' + blockedURI));
})();
`;

/** Stands between the browser and the preview, and sees what passes. */
export interface PreviewProxy {
  url: string;
  /** How many requests to send a form have come. */
  readonly sends: number;
  /** What went wrong in the pages, in order. */
  readonly problems: readonly string[];
  /** Holds back what is asked for at these addresses; the function it gives back lets it, and all later ones, through. */
  hold: (addresses: RegExp) => () => void;
  /** Answers what is asked for at these addresses with another script. */
  replace: (addresses: RegExp, script: string) => void;
  /** How many requests are held back. */
  readonly held: number;
  close: () => Promise<void>;
}

/** Starts a proxy before the preview. Its address is a new one each time, so the browser has nothing of it yet. */
export async function startProxy(preview: { siteUrl: string; widgetUrl: string }): Promise<PreviewProxy> {
  const problems: string[] = [];
  let sends = 0;
  let holding: RegExp | undefined;
  let held: (() => void)[] = [];
  let replaced: { addresses: RegExp; script: string } | undefined;

  const forward = (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? '/';
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    // A connection for each, so that a drop ends one request only.
    const choices = { method: req.method ?? 'GET', headers, agent: false };
    const onward = request(`${preview.siteUrl}${path}`, choices, (answer) => {
      const status = answer.statusCode ?? 502;
      if (!/^text\/(html|javascript)/.test(answer.headers['content-type'] ?? '')) {
        // Passed on as it comes, a break in the middle included.
        res.writeHead(status, answer.headers);
        pipeline(answer, res, () => {});
        return;
      }
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        text = text.replace('<head>', `<head><script src="${WATCH_PATH}"></script>`);
        // The pages load the widget from the origin that they were built for, and their policy allows it.
        const body = text.replaceAll(builtWidgetOrigin, new URL(preview.widgetUrl).origin);
        const { 'transfer-encoding': _, ...kept } = answer.headers;
        res.writeHead(status, { ...kept, 'content-length': Buffer.byteLength(body) }).end(body);
      });
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  };

  const { url, close } = await serveLocally((req, res) => {
    const path = req.url ?? '/';
    if (path === PROBLEM_PATH) {
      let text = '';
      req.on('data', (part: Buffer) => {
        text += part.toString();
      });
      req.on('end', () => {
        problems.push(text);
        res.writeHead(204).end();
      });
      return;
    }
    if (path === WATCH_PATH) {
      res.writeHead(200, { 'content-type': 'text/javascript' }).end(watch);
      return;
    }
    if (path === SEND_PATH && req.method === 'POST') sends += 1;
    const answer = () => {
      if (replaced?.addresses.test(path))
        res.writeHead(200, { 'content-type': 'text/javascript' }).end(replaced.script);
      else forward(req, res);
    };
    if (holding?.test(path)) held.push(answer);
    else answer();
  });

  return {
    url,
    problems,
    get sends() {
      return sends;
    },
    get held() {
      return held.length;
    },
    replace(addresses, script) {
      replaced = { addresses, script };
    },
    hold(addresses) {
      holding = addresses;
      return () => {
        holding = undefined;
        for (const pass of held) pass();
        held = [];
      };
    },
    close,
  };
}
