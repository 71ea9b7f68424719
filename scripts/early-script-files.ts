/** The small scripts in `public/` that no page holds back: that of every page, and that of the not-found page besides. */
export const earlyScriptFiles = ['early.js', 'early-missing-page.js'] as const;
