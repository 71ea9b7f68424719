/** Starts the local preview: the site, the inbox of its forms, and the fake of the reviews widget. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { EmailJsFake } from './emailjs-fake.ts';
import type { Handler } from './http-helpers.ts';
import { createInboxHandler } from './inbox.ts';
import { ReviewsWidgetFake, WIDGET_PATH } from './reviews-widget-fake.ts';
import { createStaticHandler } from './static-server.ts';

/** The ports used by default. The widget's is written into the pages when they are built. */
export const DEFAULT_PORTS = { site: 3000, inbox: 3001, widget: 3002 } as const;

/** How many ports in a row are tried for the site and the inbox. */
const PORTS_TO_TRY = 20;

export interface PreviewOptions {
  /** The exported folder, usually `out`. */
  root: string;
  /** 0 takes any free port. When the port is taken, the next free one is used. */
  sitePort?: number;
  /** As `sitePort`. */
  inboxPort?: number;
  /** Must be the port that the pages were built with. 0 takes any free port, for pages that do not load the widget. */
  widgetPort?: number;
  /** The interface to listen on. Default: this computer only. */
  host?: string;
  /** Whether the EmailJS fake allows one request a second. Default: true. */
  rateLimit?: boolean;
}

export interface Preview {
  /** Without a slash at the end. */
  siteUrl: string;
  /** Without a slash at the end. */
  inboxUrl: string;
  /** The address of the widget's script. When its port was taken, another program answers there: see `warnings`. */
  widgetUrl: string;
  emailjs: EmailJsFake;
  widget: ReviewsWidgetFake;
  /** What a person should know, in whole sentences. Usually empty. */
  warnings: readonly string[];
  /** Stops the servers, open connections included. May be called more than once. */
  close: () => Promise<void>;
}

/**
 * Starts the three servers. The EmailJS fake is on the site's own origin, so the site has to be built to send there.
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
}: PreviewOptions): Promise<Preview> {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`There is no exported site in ${resolve(root)}. Run npm run build first.`);
  }

  const emailjs = new EmailJsFake({ rateLimit });
  const widget = new ReviewsWidgetFake();
  const warnings: string[] = [];
  const servers: Server[] = [];
  const start: Start = async (port, handler) => {
    const server = createServer((request, response) => {
      handler(request, response).catch((error: unknown) => {
        console.error(`The preview could not respond to ${request.method} ${request.url}:`, error);
        response.destroy();
      });
    });
    server.listen(port, host);
    await once(server, 'listening');
    servers.push(server);
    return originOf(host, (server.address() as AddressInfo).port);
  };
  const close = async () => {
    await Promise.all(servers.splice(0).map(stop));
  };

  try {
    // The widget goes first, for only its port is fixed; then the inbox, so that a taken 3000 does not move it too.
    const widgetOrigin = await start(widgetPort, widget.handle.bind(widget)).catch((error: unknown) => {
      // The pages look for the widget at one address, so another port would not help.
      if (!isPortTaken(error)) throw error;
      warnings.push(
        `Port ${widgetPort} is taken, so the fake of the reviews widget did not start. ` +
          'End the program that uses the port (another preview?) and start again.',
      );
      return originOf(host, widgetPort);
    });
    let siteUrl = '';
    const inboxHandler = createInboxHandler({ emailjs, siteUrl: () => siteUrl });
    const inboxUrl = await startNear(start, inboxPort, inboxHandler, '--inbox-port');
    const staticHandler = createStaticHandler({ root });
    const siteHandler: Handler = async (request, response) => {
      if (!(await emailjs.handle(request, response))) await staticHandler(request, response);
    };
    siteUrl = await startNear(start, sitePort, siteHandler, '--site-port');

    return { siteUrl, inboxUrl, widgetUrl: widgetOrigin + WIDGET_PATH, emailjs, widget, warnings, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts a server and returns its origin. */
type Start = (port: number, handler: Handler) => Promise<string>;

/** Starts on the port, or on the next free one. */
async function startNear(start: Start, port: number, handler: Handler, option: string): Promise<string> {
  const last = Math.min(port + PORTS_TO_TRY - 1, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      return await start(candidate, handler);
    } catch (error) {
      if (!isPortTaken(error)) throw error;
    }
  }
  throw new Error(`Ports ${port} to ${last} are all taken. Free one, or choose another: npm start -- ${option} 4000`);
}

function isPortTaken(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Browsers keep connections open for minutes.
  server.closeAllConnections();
  await closed;
}

/** Where a server can be reached from this computer: "all interfaces" is not an address that a browser opens. */
function originOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
