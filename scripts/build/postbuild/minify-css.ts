import { type Message, transform } from 'esbuild';

/** What has been made smaller already: pages of a kind have the same styles. */
const known = new Map<string, Promise<string>>();

/**
 * Makes styles as small as their meaning allows. Browsers must be as new as the styles themselves ask.
 * @throws Error when they are not well-formed; the message quotes the place.
 */
export function minifyStyle(style: string): Promise<string> {
  const minified = known.get(style) ?? minify(style);
  known.set(style, minified);
  return minified;
}

async function minify(style: string): Promise<string> {
  const { code, warnings } = await transform(style, { loader: 'css', minify: true });
  const [warning] = warnings;
  if (warning) throw new Error(`The styles are not well-formed: ${warning.text}, at "${around(style, warning)}".`);
  return code.trim();
}

/** The part of the styles in which something was found. */
function around(style: string, { location }: Message): string {
  const line = style.split('\n')[(location?.line ?? 1) - 1] ?? '';
  const column = location?.column ?? 0;
  return line.slice(Math.max(0, column - 60), column + 60);
}
