import { findEntries } from '../components/detail/find-entries.ts';
import { QuoteOrCall } from '../components/layout/CallToAction.tsx';
import { Page } from '../components/layout/Page.tsx';
import { PageHeading } from '../components/layout/PageHeading.tsx';
import { Section } from '../components/layout/Section.tsx';
import { MissingPage, NearestPage } from '../components/not-found/NotFound.tsx';
import { pageMetadata } from '../components/seo/metadata.ts';
import { IconLinks } from '../components/ui/IconLinks.tsx';
import { Picture } from '../components/ui/Picture.tsx';
import { TextLink } from '../components/ui/TextLink.tsx';
import { pages, services, sitePages } from '../content/content.ts';
import RootLayout from './layout.tsx';

const { notFound, serviceNotFound } = pages;
const [{ image, icon }] = findEntries(services, ['post-construction']);

/**
 * A room that was just cleaned up: decoration, so it has no alternative text. Late, so that it loads only in the one of
 * the two headings that shows.
 */
const room = <Picture picture={{ ...image, alt: '' }} icon={icon} place="band" />;

export const metadata = pageMetadata(notFound.metadata);

/**
 * One document for every missing path. It holds both texts, "Service Not Found" and the general one; an attribute
 * of `<html>` chooses the one that shows, set by the build in `services/404.html` and by an inline script elsewhere.
 * As `not-found.tsx` it would be part of every page's data, with its list of all pages: see `next.config.mjs`.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <NotFoundPage />
    </RootLayout>
  );
}

function NotFoundPage() {
  return (
    <Page path="/404/">
      <MissingPage data-missing-service-title={serviceNotFound.metadata.title}>
        <div className="any">
          <PageHeading heading={notFound.heading} lead={notFound.lead} beside={room}>
            <QuoteOrCall call="secondary" />
          </PageHeading>
        </div>
        <div className="service">
          <PageHeading heading={serviceNotFound.heading} lead={serviceNotFound.lead} beside={room}>
            <TextLink href="/services/" back>
              {serviceNotFound.backLabel}
            </TextLink>
            <QuoteOrCall call="secondary" />
          </PageHeading>
        </div>
        <NearestPage />
        <Section id="all-pages" kind="compact" heading={notFound.allPages}>
          <IconLinks links={sitePages.map(({ path, title, icon }) => ({ href: path, label: title, icon }))} />
        </Section>
      </MissingPage>
    </Page>
  );
}
