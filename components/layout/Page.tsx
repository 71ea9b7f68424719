import type { ReactNode } from 'react';
import styled from 'styled-components';
import { labels } from '../../content/content.ts';
import { QuoteDialog, type QuoteDialogProps } from '../quote/QuoteDialog.tsx';
import { QuoteNoticeRegion } from '../quote/QuoteNoticeRegion.tsx';
import { color, radius, space } from '../theme/theme.ts';
import { CallBar } from './CallBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const SkipLink = styled.a`
  position: absolute;
  inset: ${space.xs} auto auto ${space.xs};
  z-index: 20;
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.s};
  background: ${color.white};
  color: ${color.ink};
  font-weight: 700;
  &:not(:focus) { clip-path: inset(50%); width: 1px; height: 1px; padding: 0; overflow: hidden; white-space: nowrap; }
`;

/** Without a box of its own, so that the navigation can stick to the window for the page's whole length. */
const Masthead = styled.header`
  display: contents;
  /* The smallest phones have no room for the phone's icon and the mark. */
  @media (max-width: 22.4375rem) { & > div > div > a:first-of-type > svg { display: none; } }
`;

interface PageProps {
  /** Path of the page, with a slash at both ends. */
  path: string;
  /** What the quote dialog offers on this page; by default, all services. */
  quote?: QuoteDialogProps;
  children: ReactNode;
}

/**
 * The frame that every page shares: skip link, header, main content, footer, quote dialog.
 * It is part of the page, not of a layout, because the header marks the page and the dialog adapts to it.
 */
export function Page({ path, quote = {}, children }: PageProps) {
  return (
    <>
      <SkipLink href="#main">{labels.skipLink}</SkipLink>
      <Masthead>
        <Header path={path} />
      </Masthead>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} />
      <QuoteNoticeRegion />
      <QuoteDialog {...quote} />
      {/* Last, just before the script that hides it: nobody sees it disappear. */}
      <CallBar />
    </>
  );
}
