import type { Metadata } from 'next';
import { ListLink } from '../../../components/cleaning-list/ListLink.tsx';
import { DetailPage } from '../../../components/detail/DetailPage.tsx';
import { FeatureList } from '../../../components/detail/FeatureList.tsx';
import { entryPath, findEntries } from '../../../components/detail/find-entries.ts';
import { GoodToKnow } from '../../../components/detail/GoodToKnow.tsx';
import { Introduction } from '../../../components/detail/Introduction.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { describeService } from '../../../components/seo/json-ld.ts';
import { pageMetadata } from '../../../components/seo/metadata.ts';
import { Steps } from '../../../components/ui/Steps.tsx';
import { industries, pages, services } from '../../../content/content.ts';

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
  return pageMetadata(service.metadata, entryPath('services', service.id));
}

export default async function ServicePage(props: ServicePageProps) {
  const service = await findService(props);
  const { headings } = pages.service;
  const relatedServices = findEntries(services, service.relatedServices);
  const relatedIndustries = findEntries(industries, service.relatedIndustries);
  return (
    <DetailPage
      section="services"
      entry={service}
      texts={pages.service}
      thing={describeService(service)}
      related={[
        { heading: headings.relatedServices, section: 'services', entries: relatedServices },
        { heading: headings.relatedIndustries, section: 'industries', entries: relatedIndustries },
      ]}
    >
      <Introduction
        paragraphs={service.introduction}
        benefits={{ heading: headings.benefits, items: service.benefits }}
      />
      <Section id="included" kind="feature" heading={headings.included}>
        <FeatureList features={service.features} />
        <ListLink place={service.cleaningList} />
      </Section>
      <Section id="visit" kind="compact" heading={headings.visit} tone="pale">
        <Steps steps={service.visit} />
      </Section>
      <Section id="good-to-know" heading={headings.goodToKnow} tone="sand">
        <GoodToKnow
          frequency={{ heading: headings.frequency, rows: service.frequency }}
          lists={[
            { heading: headings.preparation, items: service.preparation },
            { heading: headings.limits, items: service.limits },
          ]}
        />
      </Section>
    </DetailPage>
  );
}
