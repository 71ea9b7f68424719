/** Starts the whole local preview: the site, the inbox of its forms, and the fake for the reviews widget. */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { EmailJsFake } from './emailjs-fake.ts';
import type { KnownIds } from './emailjs-rules.ts';
import type { Handler } from './http-tools.ts';
import { createInboxHandler } from './inbox.ts';
import { ReviewsWidgetFake, WIDGET_PATH } from './reviews-widget-fake.ts';
import { createStaticHandler } from './static-server.ts';

/** The ports used when none are chosen. The widget's is written into the pages when they are built. */
export const DEFAULT_PORTS = { site: 3000, inbox: 3001, widget: 3002 } as const;

/** How many ports in a row are tried for the site and the inbox. */
const PORTS_TO_TRY = 20;

export type PreviewOptions = {
  /** The exported folder, usually `out`. */
  root: string;
  /** 0 takes any free port. A taken one gives way to the next free one. */
  sitePort?: number;
  /** Likewise. */
  inboxPort?: number;
  /** Must be the port that the pages were built with. 0 takes any free port, for pages that do not load the widget. */
  widgetPort?: number;
  /** The interface to listen on. Default: this computer only. */
  host?: string;
  /** Whether the EmailJS fake allows one request a second. Default: true. */
  rateLimit?: boolean;
  /** The EmailJS identifiers to accept. Default: any. */
  known?: KnownIds;
};

export type Preview = {
  /** Without a slash at the end. */
  siteUrl: string;
  /** Without a slash at the end. */
  inboxUrl: string;
  /** The address of the widget's script. It may be another program's: see `warnings`. */
  widgetUrl: string;
  emailjs: EmailJsFake;
  widget: ReviewsWidgetFake;
  /** What a person should know, in whole sentences; usually empty. */
  warnings: readonly string[];
  /** Stops the servers, open connections included. May be called more than once. */
  close: () => Promise<void>;
};

/**
 * Starts the three servers. EmailJS is answered on the site's own origin (`/api/v1.0/email/send`), so the site has to be
 * built to send there.
 *
 * @throws with a message that names the fix when there is no export, or no free port for the site or the inbox.
 */
export async function startPreview({
  root,
  sitePort = DEFAULT_PORTS.site,
  inboxPort = DEFAULT_PORTS.inbox,
  widgetPort = DEFAULT_PORTS.widget,
  host = '127.0.0.1',
  rateLimit = true,
  known = {},
}: PreviewOptions): Promise<Preview> {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`There is no exported site in ${resolve(root)}. Run npm run build first.`);
  }

  const emailjs = new EmailJsFake({ rateLimit, known });
  const widget = new ReviewsWidgetFake();
  const warnings: string[] = [];
  const servers: Server[] = [];
  const start = async (port: number, handler: Handler) => {
    const server = createServer((req, res) => {
      // A handler answers for itself; should one fail all the same, its request ends and the preview goes on.
      handler(req, res).catch((error: unknown) => {
        console.error(`The preview could not answer ${req.method} ${req.url}:`, error);
        res.destroy();
      });
    });
    await listen(server, port, host);
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= Promise.all(servers.map(stop)).then(() => {});
    return closing;
  };

  try {
    // The widget goes first, for only its port is fixed; then the inbox, so that a taken 3000 does not move it too.
    const widgetAt = await startWidget(start, widgetPort, widget.handle.bind(widget), warnings);
    let siteUrl = '';
    const inboxHandler = createInboxHandler({ emailjs, siteUrl: () => siteUrl });
    const inboxAt = await startNear(start, inboxPort, inboxHandler, '--inbox-port');

    const pages = createStaticHandler({ root });
    const siteHandler: Handler = async (req, res) => {
      if (!(await emailjs.handle(req, res))) await pages(req, res);
    };
    siteUrl = originOf(host, await startNear(start, sitePort, siteHandler, '--site-port'));

    return {
      siteUrl,
      inboxUrl: originOf(host, inboxAt),
      widgetUrl: `${originOf(host, widgetAt)}${WIDGET_PATH}`,
      emailjs,
      widget,
      warnings,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Start = (port: number, handler: Handler) => Promise<number>;

/** Starts on the port, or on the next free one. Port 0 is any free port, as everywhere. */
async function startNear(start: Start, port: number, handler: Handler, option: string): Promise<number> {
  const last = port === 0 ? 0 : Math.min(port + PORTS_TO_TRY - 1, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      return await start(candidate, handler);
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE') continue;
      throw explained(error, candidate, option);
    }
  }
  throw new Error(`Ports ${port} to ${last} are all taken. Free one, or choose another: npm start -- ${option} 4000`);
}

/** The pages look for the widget at one address, so another port would not help: the preview goes on without it. */
async function startWidget(start: Start, port: number, handler: Handler, warnings: string[]): Promise<number> {
  try {
    return await start(port, handler);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw explained(error, port, '--widget-port');
    warnings.push(
      `Port ${port} is taken, so the fake for the reviews widget did not start. ` +
        'End the program that uses the port (another preview?) and start again.',
    );
    return port;
  }
}

function explained(error: unknown, port: number, option: string): unknown {
  if (codeOf(error) === 'EACCES') {
    return new Error(`Port ${port} needs special rights. Choose one from 1024 up: npm start -- ${option} 4000`);
  }
  if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND') {
    return new Error('This computer has no such host address. Leave --host out, or use 127.0.0.1.');
  }
  return error;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Browsers keep connections open for minutes.
    server.closeAllConnections();
  });
}

/** Where a server can be reached from this computer: "all interfaces" is no address that a browser opens. */
function originOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
