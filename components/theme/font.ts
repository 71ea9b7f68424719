import localFont from 'next/font/local';

/**
 * Figtree (SIL Open Font License, see `fonts/OFL.txt`): one variable file for every weight, cut down to the
 * characters of US English. Next preloads it and sizes the fallback to match, so that nothing shifts when it arrives.
 */
export const font = localFont({
  src: './fonts/figtree.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font',
  adjustFontFallback: 'Arial',
});
