import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { font } from '../components/theme/font.ts';
import { GlobalStyle } from '../components/theme/GlobalStyle.ts';
import palette from '../components/theme/palette.json' with { type: 'json' };
import { business } from '../content/content.ts';

export const metadata: Metadata = {
  metadataBase: new URL(business.siteUrl),
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/generated/icons/apple-touch-icon.png' },
  // Phone numbers are links already; Safari's own guesses would change the page under React.
  formatDetection: { telephone: false, address: false, email: false, date: false },
};

export const viewport: Viewport = { themeColor: palette.navyDeep, colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The inline scripts set attributes here before hydration.
    <html lang="en-US" className={font.variable} suppressHydrationWarning>
      <head>
        <GlobalStyle />
        {/* `npm run dev` makes one file of all inline scripts. The build puts each into the pages that need it. */}
        {process.env.NODE_ENV === 'development' && <script src="/generated/inline-scripts.js" defer />}
      </head>
      <body>{children}</body>
    </html>
  );
}
