/** @jest-environment node */
import { CommandError, run } from '../../../../scripts/shared/run-command.ts';

it('a command that fails or is not there is an error that names it', async () => {
  const node = (script: string) => run(process.execPath, ['-e', script]);
  await expect(node('')).resolves.toBeUndefined();
  await expect(node('process.exit(3)')).rejects.toThrow(/ ended with code 3\.$/);
  await expect(node('process.kill(process.pid)')).rejects.toThrow(/ ended with SIGTERM\.$/);
  await expect(run('no-such-command', [])).rejects.toThrow(CommandError);
  await expect(run('no-such-command', [])).rejects.toThrow('no-such-command could not be started');
});
