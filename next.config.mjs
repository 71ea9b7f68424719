/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // Readable class names cost bytes on every page and serve nobody there.
  compiler: { styledComponents: { displayName: false, ssr: true } },
  devIndicators: false,
  // Only a preview sets this, to start sooner: `npm run build` checks the types here, and `npm test` by `tsc`.
  typescript: { ignoreBuildErrors: process.env['SKIP_TYPE_CHECK'] === '1' },
  // `next dev` does not notice by itself that a content file has changed.
  turbopack: {
    rules: { './content/content.ts': { condition: 'development', loaders: ['./scripts/dev/content-loader.mjs'] } },
  },
  // `app/not-found.tsx` would go along in the data of every page, links to all other pages included. With this,
  // `app/global-not-found.tsx` is a document of its own.
  experimental: { globalNotFound: true },
};

export default config;
