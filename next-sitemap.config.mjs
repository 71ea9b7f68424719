import { business, sitePages } from './content/content.ts';

/** @type {import('next-sitemap').IConfig} */
const config = {
  siteUrl: business.siteUrl,
  outDir: 'out',
  output: 'export',
  trailingSlash: true,
  generateRobotsTxt: true,
  generateIndexSitemap: false,
  // Pages that the content does not list, such as not-found pages, stay out.
  transform: async (_config, path) => {
    const page = sitePages.find((candidate) => candidate.path === path);
    return page ? { loc: page.path, lastmod: page.updated } : undefined;
  },
};

export default config;
