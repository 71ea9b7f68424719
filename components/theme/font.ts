import localFont from 'next/font/local';

/**
 * Figtree (SIL Open Font License, see `fonts/OFL.txt`): one variable file for every weight, cut down to the
 * characters of US English. Next preloads it and sizes the fallback to match.
 */
export const font = localFont({
  src: './fonts/figtree.woff2',
  weight: '300 900',
  // A late font would move lines that are being read: the first page of a slow visit shows the fallback, the next the font.
  display: 'optional',
  variable: '--font',
  adjustFontFallback: 'Arial',
});
