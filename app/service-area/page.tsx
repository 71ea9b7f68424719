import { Actions } from '../../components/layout/CallToAction.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { pageGraph } from '../../components/seo/json-ld.ts';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { StructuredData } from '../../components/seo/StructuredData.tsx';
import { CountyList } from '../../components/service-area/CountyList.tsx';
import { CountyMap } from '../../components/service-area/CountyMap.tsx';
import { FinderPanel } from '../../components/service-area/FinderPanel.tsx';
import { SourceLine } from '../../components/service-area/SourceLine.ts';
import { WhatWeClean } from '../../components/service-area/WhatWeClean.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { telephoneLink } from '../../components/ui/phone.ts';
import { business, labels, pages } from '../../content/content.ts';

const { path, heading, lead, radius, map, counties, sources, cleaned, missingCity } = pages.serviceArea;

export const metadata = pageMetadata(pages.serviceArea.metadata, path);

export default function ServiceAreaPage() {
  return (
    <Page path={path}>
      <StructuredData
        graph={pageGraph({ path, metadata: pages.serviceArea.metadata, isAboutBusiness: true, listsTowns: true })}
      />
      <PageHeading heading={heading} lead={lead} beside={<FinderPanel />}>
        <p>{radius}</p>
      </PageHeading>
      <Section id="map" kind="feature" heading={map.heading} lead={map.lead}>
        <CountyMap />
      </Section>
      <Section id="counties" kind="feature" heading={counties}>
        <CountyList />
        <SourceLine>{sources}</SourceLine>
      </Section>
      <Section id="cleaned" kind="compact" heading={cleaned.heading} lead={cleaned.lead} tone="pale" printed={false}>
        <WhatWeClean />
      </Section>
      <Section id="missing-city" kind="closing" heading={missingCity.heading} lead={missingCity.lead}>
        <Actions>
          <ButtonLink href={telephoneLink(business.serviceAreaPhone)} data-variant="primary">
            <Icon name="phone" size={20} />
            {labels.callServiceArea}
          </ButtonLink>
        </Actions>
      </Section>
    </Page>
  );
}
