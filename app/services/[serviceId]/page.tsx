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
import { describeQuestions, describeService, pageGraph } from '../../../components/seo/structured-data.ts';
import { Steps } from '../../../components/ui/Steps.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { industries } from '../../../content/industries.ts';
import { pages } from '../../../content/pages.ts';
import { services } from '../../../content/services.ts';

interface ServicePageProps {
  params: Promise<{ serviceId: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return services.map(({ id }) => ({ serviceId: id }));
}

async function findService({ params }: ServicePageProps) {
  const { serviceId } = await params;
  const [service] = findEntries(services, [serviceId]);
  return service;
}

export async function generateMetadata(props: ServicePageProps): Promise<Metadata> {
  const service = await findService(props);
  return pageMetadata(service.metadata, `/services/${service.id}/`);
}

export default async function ServicePage(props: ServicePageProps) {
  const service = await findService(props);
  const { headings, trail } = pages.service;
  const path = `/services/${service.id}/`;
  return (
    <Page path={path} quote={service.quote}>
      <StructuredData
        graph={pageGraph(
          { path, metadata: service.metadata, trail: [...trail, { label: service.title, href: path }] },
          describeService(service),
          describeQuestions(path, service.questions),
        )}
      />
      <PageHeading
        heading={service.title}
        lead={service.description}
        above={<Breadcrumbs trail={trail} current={service.title} />}
        picture={{ content: service.image, icon: service.icon }}
      >
        <Actions>
          <QuoteButton />
        </Actions>
      </PageHeading>
      <Introduction
        paragraphs={service.introduction}
        benefits={{ heading: headings.benefits, items: service.benefits }}
      />
      <Section id="included" heading={headings.included}>
        <FeatureList features={service.features} />
      </Section>
      <Section id="visit" heading={headings.visit} tone="pale">
        <Steps steps={service.visit} />
      </Section>
      <Section id="good-to-know" heading={headings.goodToKnow} tone="sand">
        <GoodToKnow
          frequency={service.frequency}
          lists={[
            { heading: headings.preparation, items: service.preparation },
            { heading: headings.limits, items: service.limits },
          ]}
        />
      </Section>
      <Section id="questions" split heading={headings.questions} printed={false}>
        <Questions questions={service.questions} />
      </Section>
      <Section id="related" heading={headings.related} tone="pale" printed={false}>
        <Related
          groups={[
            {
              heading: headings.relatedServices,
              section: 'services',
              entries: findEntries(services, service.relatedServices),
            },
            {
              heading: headings.relatedIndustries,
              section: 'industries',
              entries: findEntries(industries, service.relatedIndustries),
            },
          ]}
        />
        <Actions>
          <TextLink href="/services/" back>
            {pages.service.backLabel}
          </TextLink>
          <TextLink href="/service-area/">{pages.service.areaLabel}</TextLink>
        </Actions>
      </Section>
      <CallToAction {...pages.service.next} />
    </Page>
  );
}
