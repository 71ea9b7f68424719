import { listPath } from '../components/cleaning-list/list-entries.ts';
import { EntryCards } from '../components/detail/EntryCards.tsx';
import { EntryTiles } from '../components/detail/EntryTiles.tsx';
import { DirtCalendar } from '../components/dirt-calendar/DirtCalendar.tsx';
import { Area } from '../components/home/Area.tsx';
import { EmergencyCall } from '../components/home/EmergencyCall.tsx';
import { Hero } from '../components/home/Hero.tsx';
import { KeyFigures } from '../components/home/KeyFigures.tsx';
import { Page } from '../components/layout/Page.tsx';
import { Section } from '../components/layout/Section.tsx';
import { QuoteButton } from '../components/quote/QuoteButton.tsx';
import { Reviews } from '../components/reviews/Reviews.tsx';
import { pageGraph } from '../components/seo/json-ld.ts';
import { pageMetadata } from '../components/seo/metadata.ts';
import { StructuredData } from '../components/seo/StructuredData.tsx';
import { Steps } from '../components/ui/Steps.tsx';
import { TextLink } from '../components/ui/TextLink.tsx';
import { industries, labels, pages, services } from '../content/content.ts';

const { home } = pages;

export const metadata = pageMetadata(home.metadata, home.path);

export default function HomePage() {
  return (
    <Page path={home.path}>
      <StructuredData graph={pageGraph({ path: home.path, metadata: home.metadata, isAboutBusiness: true })} />
      <Hero />
      <Section id="services" kind="feature" heading={home.services.heading} lead={home.services.lead}>
        <EntryCards section="services" entries={services} headingLevel={3} />
      </Section>
      <DirtCalendar />
      <KeyFigures />
      <Section id="industries" heading={home.industries.heading} lead={home.industries.lead} tone="pale">
        <EntryTiles
          section="industries"
          entries={industries}
          last={
            <>
              <p>{home.industries.other}</p>
              <QuoteButton variant="secondary" />
            </>
          }
        />
      </Section>
      <Section id="how-it-works" kind="compact" heading={home.howItWorks.heading}>
        <Steps steps={home.howItWorks.steps} />
        <p>
          {home.howItWorks.list} <TextLink href={listPath()}>{labels.cleaningList}</TextLink>
        </p>
      </Section>
      <Reviews />
      <Area />
      <EmergencyCall />
    </Page>
  );
}
