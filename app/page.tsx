import { EntryCards } from '../components/detail/EntryCards.tsx';
import { EmergencyCall } from '../components/home/EmergencyCall.tsx';
import { Hero } from '../components/home/Hero.tsx';
import { Page } from '../components/layout/Page.tsx';
import { Section } from '../components/layout/Section.tsx';
import { Reviews } from '../components/reviews/Reviews.tsx';
import { pageMetadata } from '../components/seo/metadata.ts';
import { IconLinks } from '../components/ui/IconLinks.tsx';
import { Steps } from '../components/ui/Steps.tsx';
import { TextLink } from '../components/ui/TextLink.tsx';
import { home } from '../content/home.ts';
import { industries } from '../content/industries.ts';
import { services } from '../content/services.ts';

export const metadata = pageMetadata(home.metadata, '/');

export default function HomePage() {
  return (
    <Page path="/">
      <Hero />
      <Section id="services" heading={home.services.heading} lead={home.services.lead}>
        <EntryCards section="services" entries={services} headingLevel={3} />
      </Section>
      <Section id="industries" heading={home.industries.heading} lead={home.industries.lead} tone="pale">
        <IconLinks
          links={industries.map(({ id, title, icon }) => ({ href: `/industries/${id}/`, label: title, icon }))}
        />
      </Section>
      <Section id="how-it-works" heading={home.howItWorks.heading}>
        <Steps steps={home.howItWorks.steps} />
      </Section>
      <Reviews />
      <Section id="area" heading={home.area.heading} lead={home.area.lead}>
        <TextLink href="/service-area/">See our service area</TextLink>
      </Section>
      <EmergencyCall />
    </Page>
  );
}
