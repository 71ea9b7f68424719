/** The servers that the requests are sent to: each is started for the test alone, in a folder of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { SiteRules } from '../../scripts/build/hosts/hosting-rules.ts';
import { createStaticHandler } from '../../scripts/preview/static-server.ts';
import { sendRequest } from '../support/http-client.ts';
import { serveLocally } from '../support/serve-locally.ts';

/** The version of Cloudflare's tool whose runtime is tested. */
const WRANGLER = 'wrangler@4.86.0';

export interface RunningServer {
  origin: string;
  /** Ends the server and all that it started. */
  close: () => Promise<void>;
}

export interface HostServer {
  name: string;
  /** The version, or `null` when it is not on this computer. */
  find: () => string | null;
  /** What to do when it is not. */
  install: string;
  /** @param folder a copy of `out/` and `hosts/`, which may be written to */
  start: (folder: string, site: SiteRules) => Promise<RunningServer>;
}

/** Starts a server in a folder of its own. */
export async function startServer({ name, start }: HostServer, site: SiteRules): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  await copySite(folder, name);
  const { origin, close } = await start(folder, site);
  return {
    origin,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const servers: readonly HostServer[] = [
  {
    name: 'preview',
    find: () => `Node ${process.versions.node}`,
    install: '',
    start: async (folder, site) => {
      const { url, close } = await serveLocally(createStaticHandler({ root: join(folder, 'out'), site }));
      return { origin: url, close };
    },
  },
  {
    name: 'nginx',
    find: () => versionOf('nginx', ['-v'], /nginx\/(\S+)/),
    install: 'apt-get install nginx-light',
    start: async (folder) => {
      const port = await freePort();
      const types = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      await writeFile(
        join(folder, 'nginx.conf'),
        `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${types.find(existsSync) ?? types[0]};
  default_type application/octet-stream;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/out;
    include ${folder}/hosts/nginx/site.conf;
  }
}
`,
      );
      return startChild('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], port);
    },
  },
  {
    name: 'apache',
    find: () => {
      const command = apacheCommand();
      return command && versionOf(command, ['-v'], /Apache\/(\S+)/);
    },
    install: 'apt-get install apache2',
    start: async (folder) => {
      const port = await freePort();
      const modules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'].find(existsSync);
      const wanted = ['mpm_event', 'unixd', 'authz_core', 'dir', 'mime', 'setenvif', 'filter', 'headers', 'rewrite'];
      const optional = ['deflate', 'brotli'];
      const load = [...wanted, ...optional]
        .filter((name) => existsSync(`${modules}/mod_${name}.so`))
        .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
      const types = ['/etc/mime.types', '/etc/httpd/conf/mime.types', '/etc/apache2/mime.types'].find(existsSync);
      await writeFile(
        join(folder, 'httpd.conf'),
        `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/httpd.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${load.join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
${types ? `TypesConfig ${types}` : ''}
DocumentRoot ${folder}/out
<Directory ${folder}/out>
  AllowOverride All
  Require all granted
</Directory>
<Files ".ht*">
  Require all denied
</Files>
`,
      );
      return startChild(apacheCommand() ?? '', ['-f', join(folder, 'httpd.conf'), '-DFOREGROUND'], port);
    },
  },
  {
    name: 'caddy',
    find: () => versionOf('caddy', ['version'], /v?(\d[\d.]+)/),
    install: 'apt-get install caddy',
    start: async (folder) => {
      const port = await freePort();
      await writeFile(
        join(folder, 'Caddyfile'),
        `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	bind 127.0.0.1
	root * ${folder}/out
	import ${folder}/hosts/caddy/site.caddy
}
`,
      );
      const environment = { ...environmentOfServers, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
      const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
      return startChild('caddy', args, port, environment);
    },
  },
  {
    name: 'cloudflare',
    find: () => versionOf('npx', ['--yes', WRANGLER, '--version'], /(\d+\.\d+\.\d+)/),
    install: `a connection to the npm registry, for npx --yes ${WRANGLER}`,
    start: async (folder) => {
      const port = await freePort();
      const inspector = await freePort();
      const environment = {
        ...environmentOfServers,
        CI: '1',
        NO_COLOR: '1',
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG_PATH: join(folder, 'wrangler-logs'),
        XDG_CONFIG_HOME: folder,
      };
      const config = join(folder, 'hosts', 'cloudflare', 'wrangler.jsonc');
      const args = ['--yes', WRANGLER, 'dev', '--config', config, '--ip', '127.0.0.1', '--port', String(port)];
      return startChild('npx', [...args, '--inspector-port', String(inspector)], port, environment, folder);
    },
  },
];

/** What `npm run build -- --for` puts into the folder of the site. */
const UPLOADED: Readonly<Record<string, readonly string[]>> = {
  apache: ['.htaccess'],
  cloudflare: ['_headers', '_redirects', '.assetsignore'],
};

/** Copies the site for one server, with the files that its host wants inside. */
async function copySite(folder: string, name: string): Promise<void> {
  // A server may run as somebody with fewer rights.
  await chmod(folder, 0o755);
  await cp('out', join(folder, 'out'), { recursive: true });
  await cp('hosts', join(folder, 'hosts'), { recursive: true });
  // What a build for one host put there would only be a file like any other to the rest.
  for (const file of Object.values(UPLOADED).flat()) await rm(join(folder, 'out', file), { force: true });
  for (const file of UPLOADED[name] ?? []) await cp(join('hosts', name, file), join(folder, 'out', file));
  // What a careless upload may bring along.
  await mkdir(join(folder, 'out', '.git'));
  await writeFile(join(folder, 'out', '.git', 'config'), 'secret');
  await writeFile(join(folder, 'out', '.env'), 'secret');
}

/** Servers lie where only the administrator's shell looks. */
const environmentOfServers = {
  ...process.env,
  PATH: [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter),
};

/** Starts a command, and waits until it answers. Its output is shown only when it does not. */
async function startChild(
  command: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = environmentOfServers,
  cwd = process.cwd(),
): Promise<RunningServer> {
  // A group of its own, so that what it starts ends with it.
  const child = spawn(command, args, { env, cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => endGroup(child, 'SIGKILL'));
  let output = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const over = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  }).then(() => {
    isOver = true;
  });
  const close = async () => {
    if (isOver) console.error(`${command} ended by itself:\n${output}`);
    else endGroup(child, 'SIGTERM');
    const last = setTimeout(() => endGroup(child, 'SIGKILL'), 5_000);
    await over;
    clearTimeout(last);
    // What the command started may outlive it.
    endGroup(child, 'SIGKILL');
  };

  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 120_000;
  while (!isOver && Date.now() < deadline) {
    const response = await sendRequest(origin, '/').catch(() => null);
    if (response) return { origin, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await close();
  throw new Error(`${command} did not start:\n${output}`);
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Gone already.
  }
}

async function freePort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function apacheCommand(): string | null {
  return ['apache2', 'httpd'].find((name) => versionOf(name, ['-v'], /Apache/)) ?? null;
}

function versionOf(command: string, args: readonly string[], pattern: RegExp): string | null {
  const { stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 180_000,
    env: environmentOfServers,
  });
  if (error) return null;
  const found = pattern.exec(`${stdout}${stderr}`);
  return found ? (found[1] ?? found[0]) : null;
}
