import type { Hosting } from '../../../content/schema/hosting.ts';

/** Decisions that allow nothing: the owner's own may change. */
export const strictHosting: Hosting = {
  allowElfsightReviews: false,
  allowed: { script: [], connect: [], img: [], style: [], font: [], frame: [] },
  inlineStyles: false,
  hsts: { maxAgeSeconds: 31_536_000, includeSubDomains: false },
};
