/** `npm start`: serves the exported site on this computer, until Ctrl+C. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serviceOrigin } from '../components/forms/send-email.ts';
import { DEFAULT_PORTS, startPreview } from './preview/start-preview.ts';

const HELP = `Serves the exported site on this computer.

  --root <folder>       the exported site (default: out)
  --site-port <n>       default ${DEFAULT_PORTS.site}, or the next free one; 0 for any
  --inbox-port <n>      default ${DEFAULT_PORTS.inbox}, or the next free one; 0 for any
  --widget-port <n>     default ${DEFAULT_PORTS.widget}; must be the one the site was built with
  --host <address>      default 127.0.0.1; 0.0.0.0 lets a phone on the same network in
  --no-rate-limit       let the forms send more than once a second
  --help                show this text
`;

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: 'out' },
      'site-port': { type: 'string', default: String(DEFAULT_PORTS.site) },
      'inbox-port': { type: 'string', default: String(DEFAULT_PORTS.inbox) },
      'widget-port': { type: 'string', default: String(DEFAULT_PORTS.widget) },
      host: { type: 'string', default: '127.0.0.1' },
      'no-rate-limit': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const preview = await startPreview({
    root: values.root,
    sitePort: readPort('--site-port', values['site-port']),
    inboxPort: readPort('--inbox-port', values['inbox-port']),
    widgetPort: readPort('--widget-port', values['widget-port']),
    host: values.host,
    rateLimit: !values['no-rate-limit'],
  });
  // Before the addresses are printed: a program may stop the preview as soon as it has read them. A signal may come
  // twice, from the terminal and from npm. Closing the servers lets the process end by itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void preview.close());
  for (const warning of preview.warnings) console.warn(`Note: ${warning}`);
  console.log(`Site:  ${preview.siteUrl}/`);
  console.log(`Inbox: ${preview.inboxUrl}/  (what the forms send arrives here; no e-mail leaves this computer)`);
  const home = await readFile(join(values.root, 'index.html'), 'utf8');
  if (home.includes(serviceOrigin)) {
    console.log(
      'But this build is the one for your host. Its forms go through EmailJS: what you send is really e-mailed.',
    );
  }
  console.log('Stop with Ctrl+C.');
}

function readPort(option: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`${option} must be a number from 0 to 65535, not "${text}".`);
  return port;
}
