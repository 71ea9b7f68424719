/** Where `npm run dev` puts all inline scripts as one file, which `app/layout.tsx` loads in development. */
export const devInlineScripts = 'public/generated/inline-scripts.js';
