import type { Pace } from './submission.ts';

/** All forms of the site send through one account, and so keep one pace. */
export const pace: Pace = { lastSent: Number.NEGATIVE_INFINITY };
