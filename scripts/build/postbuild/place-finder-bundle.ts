import { encodePlaces } from '../../../browser/place-finder/place-data.ts';
import { finderContent } from '../../../components/service-area/finder-content.ts';
import { placeFinderData } from '../place-finder-data.ts';
import { bundleForBrowsers, checkScriptSize, type NewFile } from './browser-bundle.ts';

/** What the finder's data and its whole script may weigh, gzip, in bytes. */
const placeFinderBudget = { data: 8_000, script: 12_100 };

/**
 * Bundles `browser/place-finder/` with its data into one file.
 * @throws BrokenBudgetError
 */
export async function bundlePlaceFinder(budget = placeFinderBudget): Promise<NewFile> {
  const places = encodePlaces(placeFinderData());
  const script = await bundleForBrowsers('place-finder', 'browser/place-finder/place-finder.ts', {
    define: { PLACES: JSON.stringify(places), CONTENT: JSON.stringify(finderContent) },
  });
  for (const [part, text] of Object.entries({ data: places, script: script.content })) {
    checkScriptSize(
      `${part} of the place finder`,
      text,
      budget[part as keyof typeof budget],
      'know fewer places beyond the radius (scripts/build/place-finder-data.ts), or raise the limit in ' +
        'scripts/build/postbuild/place-finder-bundle.ts.',
    );
  }
  return script;
}
