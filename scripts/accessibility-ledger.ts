/** `npm run accessibility-ledger`: writes `docs/accessibility.md` again, after a change in `content/accessibility.json`. */
import { writeFile } from 'node:fs/promises';
import { runMain } from './shared/run-command.ts';

await runMain(async () => {
  const { accessibility } = await import('../content/content.ts');
  const { ledgerFile, ledgerPage } = await import('./build/wcag-ledger.ts');
  await writeFile(ledgerFile, ledgerPage(accessibility));
});
