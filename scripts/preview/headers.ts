/** The headers of the local preview: those of a host, with the stand-in for the reviews widget allowed. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeSite, type KnownNeeds } from '../hosts/describe-site.ts';
import type { SiteRules } from '../hosts/rules.ts';

/** Describes the site in a folder, and again when it was built anew. */
export function siteDescriber(root: string, needs: KnownNeeds): () => Promise<SiteRules> {
  let last: { version: string; site: Promise<SiteRules> } | undefined;
  return async () => {
    const { mtimeMs, size } = await stat(join(root, 'index.html')).catch(() => ({ mtimeMs: 0, size: 0 }));
    const version = `${mtimeMs}:${size}`;
    if (last?.version !== version) {
      const site = describeSite(root, needs);
      last = { version, site };
      // In the middle of a build, a file may be gone before it is read: the next request tries again.
      site.catch(() => {
        last = undefined;
      });
    }
    return last.site;
  };
}
