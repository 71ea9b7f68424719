import type { Metadata } from 'next';
import { FeatureList } from '../../../components/detail/FeatureList.tsx';
import { findEntries } from '../../../components/detail/find-entries.ts';
import { GoodToKnow } from '../../../components/detail/GoodToKnow.tsx';
import { Introduction } from '../../../components/detail/Introduction.tsx';
import { Questions } from '../../../components/detail/Questions.tsx';
import { Related } from '../../../components/detail/Related.tsx';
import { Actions } from '../../../components/layout/Actions.ts';
import { Breadcrumbs } from '../../../components/layout/Breadcrumbs.tsx';
import { CallToAction } from '../../../components/layout/CallToAction.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { PageHeading } from '../../../components/layout/PageHeading.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { QuoteButton } from '../../../components/quote/QuoteButton.tsx';
import { pageMetadata } from '../../../components/seo/metadata.ts';
import { StructuredData } from '../../../components/seo/StructuredData.tsx';
import { describeIndustry, describeQuestions, pageGraph } from '../../../components/seo/structured-data.ts';
import { PointCards } from '../../../components/ui/CardGrid.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { industries } from '../../../content/industries.ts';
import { pages } from '../../../content/pages.ts';
import { services } from '../../../content/services.ts';

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
  return pageMetadata(industry.metadata, `/industries/${industry.id}/`);
}

export default async function IndustryPage(props: IndustryPageProps) {
  const industry = await findIndustry(props);
  const { headings, trail } = pages.industry;
  const path = `/industries/${industry.id}/`;
  return (
    <Page path={path} quote={industry.quote}>
      <StructuredData
        graph={pageGraph(
          { path, metadata: industry.metadata, trail: [...trail, { label: industry.title, href: path }] },
          describeIndustry(industry),
          describeQuestions(path, industry.questions),
        )}
      />
      <PageHeading
        heading={industry.title}
        lead={industry.description}
        above={<Breadcrumbs trail={trail} current={industry.title} />}
        picture={{ content: industry.image, icon: industry.icon }}
      >
        <Actions>
          <QuoteButton />
        </Actions>
      </PageHeading>
      <Introduction paragraphs={industry.introduction} />
      <Section id="features" heading={headings.features}>
        <FeatureList features={industry.features} />
      </Section>
      <Section id="considerations" heading={headings.considerations} tone="pale">
        <PointCards points={industry.considerations} />
      </Section>
      <Section id="good-to-know" heading={headings.goodToKnow} tone="sand">
        <GoodToKnow
          frequency={industry.frequency}
          lists={[{ heading: headings.preparation, items: industry.preparation }]}
        />
      </Section>
      <Section id="questions" split heading={headings.questions} printed={false}>
        <Questions questions={industry.questions} />
      </Section>
      <Section id="related" heading={headings.related} tone="pale" printed={false}>
        <Related
          groups={[
            {
              heading: headings.relatedServices,
              section: 'services',
              entries: findEntries(services, industry.relatedServices),
            },
          ]}
        />
        <Actions>
          <TextLink href="/industries/" back>
            {pages.industry.backLabel}
          </TextLink>
          <TextLink href="/service-area/">{pages.industry.areaLabel}</TextLink>
        </Actions>
      </Section>
      <CallToAction {...pages.industry.next} />
    </Page>
  );
}
