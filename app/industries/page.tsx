import { listPath } from '../../components/cleaning-list/list-entries.ts';
import { EntryCards } from '../../components/detail/EntryCards.tsx';
import { CallToAction } from '../../components/layout/CallToAction.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Block, Container } from '../../components/layout/Section.tsx';
import { pageGraph } from '../../components/seo/json-ld.ts';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { StructuredData } from '../../components/seo/StructuredData.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { industries, labels, pages } from '../../content/content.ts';

const { path } = pages.industries;

export const metadata = pageMetadata(pages.industries.metadata, path);

export default function IndustriesPage() {
  return (
    <Page path={path}>
      <StructuredData graph={pageGraph({ path, metadata: pages.industries.metadata, type: 'CollectionPage' })} />
      <PageHeading heading={pages.industries.heading} lead={pages.industries.lead}>
        <TextLink href={listPath()}>{labels.cleaningList}</TextLink>
      </PageHeading>
      <Container>
        <Block>
          <EntryCards section="industries" entries={industries} headingLevel={2} withFeatures />
        </Block>
      </Container>
      <CallToAction {...pages.industries.next} />
    </Page>
  );
}
