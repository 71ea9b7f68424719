/**
 * `npm run connect`: asks for the settings that `.env.example` explains, checks them, and writes them into `.env.local`.
 * Other lines of that file stay as they are.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseEnv } from 'node:util';
import { readEmailJsAccount, readReviewsWidget } from '../content/environment.ts';
import { runMain } from './shared/run-command.ts';

const target = '.env.local';

/** What the settings are called where they are copied from. */
const labels: Readonly<Record<string, string>> = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'Public key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'Service ID',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'Template ID',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'Another service than EmailJS (just press Enter)',
  NEXT_PUBLIC_REVIEWS_SCRIPT_URL: "Address of the widget's script",
  NEXT_PUBLIC_REVIEWS_WIDGET_ID: 'ID of the widget',
};

/** Settings that the build takes, to check a single one among them. */
const complete: Readonly<Record<string, string>> = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_REVIEWS_SCRIPT_URL: 'https://widget.example/platform.js',
  NEXT_PUBLIC_REVIEWS_WIDGET_ID: 'widget',
};

/** How EmailJS begins those that are easily pasted in its place. */
const mistakenFor: Readonly<Record<string, readonly string[]>> = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ['service_', 'template_'],
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: ['template_'],
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: ['service_'],
};

await runMain(async () => {
  const example = (await readFile('.env.example', 'utf8')).split('\n');
  // What comes first is for those who fill in the file by hand.
  const questions = example.slice(example.indexOf('') + 1);
  const before = existsSync(target) ? await readFile(target, 'utf8') : '';
  const values: Record<string, string | undefined> = parseEnv(before);
  console.log(
    `The settings go into ${target}. Paste each one and press Enter. Enter alone keeps what stands in brackets, and "-" empties it.\n`,
  );
  const input = createInterface({ input: process.stdin });
  const answers = input[Symbol.asyncIterator]();
  do {
    for (const line of questions) {
      const [, name] = /^(\w+)=/.exec(line) ?? [];
      if (!name) {
        console.log(line.replace(/^# ?/, ''));
        continue;
      }
      let answer = '';
      do {
        process.stdout.write(`${labels[name] ?? 'Setting'} (${name}) [${values[name] ?? ''}]: `);
        const { value, done } = await answers.next();
        if (done) throw new Error(`\nNothing was written: the answers ended at ${name}. Run the command again.`);
        answer = value.trim();
      } while (answer && answer !== '-' && !isAccepted({ ...complete, [name]: answer }, name));
      if (answer) values[name] = answer === '-' ? '' : answer;
    }
  } while (!isAccepted(values));
  input.close();
  const lines = example
    .flatMap((line) => /^(\w+)=/.exec(line)?.slice(1) ?? [])
    .map((name) => `${name}=${values[name] ?? ''}`);
  const others = before
    .split('\n')
    .filter((line) => line && !lines.some((own) => line.startsWith(`${own.split('=', 1)}=`)));
  // A file that is half written would break the next build.
  await writeFile(`${target}.new`, `${[...others, ...lines].join('\n')}\n`);
  await rename(`${target}.new`, target);
  console.log(`\nWritten to ${target}. Build the site again: it reads the settings when it is built.`);
});

/**
 * Whether the build takes these settings; otherwise it says what is wrong.
 * @param asked the setting that was just asked for
 */
function isAccepted(values: Record<string, string | undefined>, asked = ''): boolean {
  try {
    const other = mistakenFor[asked]?.find((prefix) => values[asked]?.startsWith(prefix));
    if (other) {
      throw new Error(`"${values[asked]}" begins with "${other}", so it is not the ${labels[asked]}.`);
    }
    readEmailJsAccount(values);
    readReviewsWidget(values);
    return true;
  } catch (error) {
    console.log(
      `\n${error instanceof Error ? error.message : error} Answer once more; Enter keeps what is in brackets.\n`,
    );
    return false;
  }
}
