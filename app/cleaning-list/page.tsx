import { CleaningList } from '../../components/cleaning-list/CleaningList.tsx';
import { CallToAction } from '../../components/layout/CallToAction.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { pageGraph } from '../../components/seo/json-ld.ts';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { StructuredData } from '../../components/seo/StructuredData.tsx';
import { Steps } from '../../components/ui/Steps.tsx';
import { pages } from '../../content/content.ts';

const { path, use, next, metadata: content } = pages.cleaningList;

export const metadata = pageMetadata(content, path);

export default function CleaningListPage() {
  return (
    <Page path={path}>
      <StructuredData graph={pageGraph({ path, metadata: content })} />
      <CleaningList />
      <Section id="use" kind="compact" heading={use.heading}>
        <Steps steps={use.steps} />
      </Section>
      <CallToAction {...next} />
    </Page>
  );
}
