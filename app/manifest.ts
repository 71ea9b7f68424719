import type { MetadataRoute } from 'next';
import palette from '../components/theme/palette.json' with { type: 'json' };
import { business } from '../content/content.ts';

export const dynamic = 'force-static';

/** For visitors who put the site on their phone's home screen. The icons are made by `scripts/build/images/render-icons.ts`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: business.name,
    short_name: business.name,
    description: business.blurb,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.navyDeep,
    icons: [
      { src: '/generated/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/generated/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/generated/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
