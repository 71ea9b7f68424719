import type { Metadata } from 'next';
import { ListLink } from '../../../components/cleaning-list/ListLink.tsx';
import { DetailPage } from '../../../components/detail/DetailPage.tsx';
import { FeatureList } from '../../../components/detail/FeatureList.tsx';
import { entryPath, findEntries } from '../../../components/detail/find-entries.ts';
import { GoodToKnow } from '../../../components/detail/GoodToKnow.tsx';
import { Introduction } from '../../../components/detail/Introduction.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { describeIndustry } from '../../../components/seo/json-ld.ts';
import { pageMetadata } from '../../../components/seo/metadata.ts';
import { PointCards } from '../../../components/ui/CardGrid.tsx';
import { industries, pages, services } from '../../../content/content.ts';

interface IndustryPageProps {
  params: Promise<{ industryId: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return industries.map(({ id }) => ({ industryId: id }));
}

async function findIndustry({ params }: IndustryPageProps) {
  const { industryId } = await params;
  const [industry] = findEntries(industries, [industryId]);
  return industry;
}

export async function generateMetadata(props: IndustryPageProps): Promise<Metadata> {
  const industry = await findIndustry(props);
  return pageMetadata(industry.metadata, entryPath('industries', industry.id));
}

export default async function IndustryPage(props: IndustryPageProps) {
  const industry = await findIndustry(props);
  const { headings } = pages.industry;
  const relatedServices = findEntries(services, industry.relatedServices);
  return (
    <DetailPage
      section="industries"
      entry={industry}
      texts={pages.industry}
      thing={describeIndustry(industry)}
      related={[{ heading: headings.relatedServices, section: 'services', entries: relatedServices }]}
    >
      <Introduction paragraphs={industry.introduction} />
      <Section id="features" kind="feature" heading={headings.features}>
        <FeatureList features={industry.features} />
        <ListLink place={industry.id} />
      </Section>
      <Section id="considerations" kind="compact" heading={headings.considerations} tone="pale">
        <PointCards points={industry.considerations} />
      </Section>
      <Section id="good-to-know" heading={headings.goodToKnow} tone="sand">
        <GoodToKnow
          frequency={{ heading: headings.frequency, rows: industry.frequency }}
          lists={[{ heading: headings.preparation, items: industry.preparation }]}
        />
      </Section>
    </DetailPage>
  );
}
