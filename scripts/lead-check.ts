/**
 * `npm run lead-check`: sends a marked message through a form of the live site, in a real browser, because EmailJS refuses
 * other programs. Ends with code 0 when EmailJS accepted it, with code 1 and the reason otherwise.
 * Accepted does not mean read: run it once a week, and treat a week without its mail as a broken form.
 */
import { parseArgs } from 'node:util';
import { localDay } from './shared/local-day.ts';
import { runMain } from './shared/run-command.ts';

await runMain(async () => {
  const { business } = await import('../content/content.ts');
  const { formNames, sendTestMessages } = await import('./launch-check/test-message.ts');
  const { values: options } = parseArgs({
    options: {
      url: { type: 'string', default: business.siteUrl },
      form: { type: 'string', default: 'quote' },
    },
  });
  const form = formNames.find((name) => name === options.form);
  if (!form) throw new Error(`--form takes one of: ${formNames.join(', ')}. There is no "${options.form}".`);
  if (!URL.canParse(options.url) || !/^https?:$/.test(new URL(options.url).protocol)) {
    throw new Error(
      `--url takes the address of the live site, such as "https://www.your-company.com", not "${options.url}".`,
    );
  }
  const url = new URL(options.url).origin;
  const [result] = await sendTestMessages([{ url, form, purpose: 'weekly check', today: localDay(new Date()) }]);
  if (!result?.accepted) throw new Error(`The lead check failed. ${result?.explanation}`);
  console.log(result.explanation);
  console.log('If that mail is not there on the day of the check, the form is broken, whatever this command says.');
});
