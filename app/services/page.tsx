import { listPath } from '../../components/cleaning-list/list-entries.ts';
import { EntryCards } from '../../components/detail/EntryCards.tsx';
import { DirtCalendar } from '../../components/dirt-calendar/DirtCalendar.tsx';
import { CallToAction } from '../../components/layout/CallToAction.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Block, Container } from '../../components/layout/Section.tsx';
import { pageGraph } from '../../components/seo/json-ld.ts';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { StructuredData } from '../../components/seo/StructuredData.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { labels, pages, services } from '../../content/content.ts';

const { path } = pages.services;

export const metadata = pageMetadata(pages.services.metadata, path);

export default function ServicesPage() {
  return (
    <Page path={path}>
      <StructuredData graph={pageGraph({ path, metadata: pages.services.metadata, type: 'CollectionPage' })} />
      <PageHeading heading={pages.services.heading} lead={pages.services.lead}>
        <TextLink href={listPath()}>{labels.cleaningList}</TextLink>
      </PageHeading>
      <Container>
        <Block>
          <EntryCards section="services" entries={services} headingLevel={2} withFeatures />
        </Block>
      </Container>
      <DirtCalendar />
      <CallToAction {...pages.services.next} />
    </Page>
  );
}
