import type { RateLimit } from './submission.ts';

/** All forms of the site send through one account, and so share one rate limit. */
export const rateLimit: RateLimit = { lastSent: Number.NEGATIVE_INFINITY };
