/** What a host does otherwise, and why that is accepted. One that no longer occurs fails the test, too. */
export interface KnownDifference {
  server: string;
  area: string;
  /** Which rows of the area; all when left out. */
  name?: RegExp;
  /** What is wrong there, as the row says it. */
  problem: RegExp;
  reason: string;
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    server: 'cloudflare',
    area: 'parts of a file',
    problem: /^(status 200, not (206|416)|other bytes than asked for)$/,
    reason: 'sends files whole, whichever part is asked for. Nothing on this site is asked for in parts.',
  },
  {
    server: 'cloudflare',
    area: 'compression',
    problem: /^Vary does not name Accept-Encoding$/,
    reason: 'the local runtime compresses what a browser accepts, and leaves the Vary header out.',
  },
  {
    server: 'cloudflare',
    area: 'unknown pages',
    name: /^\/about\.html$/,
    problem:
      /^(status 307, not 404|the body is not .*|(Content-Type|Cache-Control|[A-Z][\w-]+) is (undefined|missing))$/,
    reason: 'takes a page with .html at its end for the page, and leads there.',
  },
  {
    server: 'cloudflare',
    area: 'missing files',
    problem: /^Cache-Control is "public, max-age=31536000, immutable"$/,
    reason:
      'its rules for headers cannot tell a missing file from one that is there, so a browser keeps the answer. An upload ' +
      'there is complete at once or not at all, so pages do not name files that are still to come.',
  },
];
