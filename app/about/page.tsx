import { Leadership } from '../../components/about/Leadership.tsx';
import { CallToAction } from '../../components/layout/CallToAction.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { pageGraph } from '../../components/seo/json-ld.ts';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { StructuredData } from '../../components/seo/StructuredData.tsx';
import { BeforeAfter } from '../../components/ui/BeforeAfter.tsx';
import { PointCards } from '../../components/ui/CardGrid.tsx';
import { Prose } from '../../components/ui/Prose.tsx';
import { business, pages } from '../../content/content.ts';

const { about } = pages;
const { path } = about;

export const metadata = pageMetadata(about.metadata, path);

export default function AboutPage() {
  return (
    <Page path={path}>
      <StructuredData graph={pageGraph({ path, metadata: about.metadata, type: 'AboutPage', isAboutBusiness: true })} />
      <PageHeading
        heading={about.heading}
        lead={about.lead}
        beside={<BeforeAfter picture={about.image} icon="heart" />}
      />
      <Section id="mission" kind="split" heading={about.mission.heading}>
        <Prose paragraphs={about.mission.paragraphs} />
      </Section>
      <Section id="values" heading={about.values.heading} tone="pale">
        <PointCards points={about.values.items} />
      </Section>
      <Section id="trust" kind="compact" heading={about.trust.heading}>
        <PointCards points={about.trust.items} />
      </Section>
      <Section id="leadership" kind="compact" heading={about.team.heading} lead={about.team.lead} tone="sand">
        <Leadership people={business.leadership} />
      </Section>
      <CallToAction {...about.next} />
    </Page>
  );
}
