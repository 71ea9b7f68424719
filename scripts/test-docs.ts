/**
 * `npm run test:docs`: runs the npm commands that README.md, CONTRIBUTING.md and docs/ name, in a copy of the project, and
 * lists those that it leaves out, with the reason. A command that serves something runs until it prints its address.
 */
import { commandsOf, readDocs } from './shared/docs.ts';
import { withCheckout } from './shared/git-checkout.ts';
import { run, runMain } from './shared/run-command.ts';

const leftOut: [commands: RegExp, reason: string][] = [
  [/^npm (ci|install)/, 'needs the network'],
  [/lead-check|--send-test-message/, 'needs an EmailJS account'],
  [/npm run connect/, 'asks for an EmailJS account'],
  [
    /npm test|npm run (test:(?!unit .|docs)|test:unit$|bench|lighthouse|screenshots|component-pictures)/,
    'takes more than a minute',
  ],
  [/npm run test:docs/, 'is this command'],
  [/--changedSince/, 'needs a branch'],
];

const servers = /^npm (start|run (dev|preview|edit))(?! -- --help)/;

/** A command that takes longer than this has failed, in milliseconds. */
const longest = 300_000;

/** While a placeholder is left, this ends with code 1. */
const mayFail = /^npm run ready/;

await runMain(async () => {
  const commands = [...new Set((await readDocs()).flatMap(commandsOf))];
  const broken: string[] = [];
  await withCheckout(undefined, async (cwd) => {
    for (const command of commands) {
      const [, reason] = leftOut.find(([pattern]) => pattern.test(command)) ?? [];
      if (reason) {
        console.log(`- left out: ${command} (${reason})`);
        continue;
      }
      const failure = await runOnce(command, cwd).catch((error: Error) => error.message);
      if (failure === undefined || mayFail.test(command)) {
        console.log(`- runs: ${command}`);
      } else {
        console.log(`- FAILS: ${command}\n${failure}`);
        broken.push(command);
      }
    }
  });
  if (broken.length > 0) throw new Error(`Of the documented commands, these fail:\n${broken.join('\n')}`);
});

/**
 * Runs a command in a shell, as a reader would.
 * @throws Error with all that it printed, when it fails or takes too long.
 */
async function runOnce(command: string, cwd: string): Promise<void> {
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(longest)]);
  let output = '';
  const onOutput = (text: Buffer) => {
    output += text;
    if (servers.test(command) && /http:\/\/\S+/.test(output)) end.abort();
  };
  try {
    await run('sh', ['-c', `exec ${command}`], process.env, { cwd, onOutput, signal });
  } catch (error) {
    if (!end.signal.aborted) throw new Error(`${output}\n${error instanceof Error ? error.message : error}`);
  }
}
