/** @jest-environment node */
import { CommandError, run } from '../../../../scripts/shared/run-command.ts';

const node = (script: string, onOutput?: Parameters<typeof run>[3]) =>
  run(process.execPath, ['-e', script], process.env, onOutput);

it('all that a command prints is passed on before it ends, with where it was printed', async () => {
  const printed = { output: '', errors: '' };
  await node(`process.stdout.write('x'.repeat(300_000)); console.error('oh')`, (text, isError) => {
    printed[isError ? 'errors' : 'output'] += text;
  });
  expect(printed.output).toHaveLength(300_000);
  expect(printed.errors).toBe('oh\n');
});

it('what is printed after the command itself has ended is waited for', async () => {
  let printed = '';
  const late = `setTimeout(() => console.log('late'), 200)`;
  await node(
    `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(late)}], { stdio: 'inherit' }).unref()`,
    (text) => {
      printed += text;
    },
  );
  expect(printed).toBe('late\n');
});

it('a command that fails or is not there is an error that names it', async () => {
  await expect(node('process.exit(3)')).rejects.toThrow(/ ended with code 3\.$/);
  await expect(node('process.kill(process.pid)')).rejects.toThrow(/ ended with SIGTERM\.$/);
  await expect(run('no-such-command', [])).rejects.toThrow(CommandError);
  await expect(run('no-such-command', [])).rejects.toThrow('no-such-command could not be started');
});
