/** Where `npm run dev` puts the inline scripts, so that Next serves them. */
export const devInlineScripts = 'public/generated/inline';
