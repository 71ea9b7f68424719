import styled from 'styled-components';
import { Actions } from '../../components/layout/CallToAction.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { formatDate } from '../../components/legal/format-date.ts';
import { pageGraph } from '../../components/seo/json-ld.ts';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { StructuredData } from '../../components/seo/StructuredData.tsx';
import { color, space } from '../../components/theme/theme.ts';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { Prose } from '../../components/ui/Prose.tsx';
import { telephoneLink } from '../../components/ui/phone.ts';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { accessibility, business, confirmed, labels, pages } from '../../content/content.ts';

const { path, heading, lead, draft, reviewed, tried, gaps, report, metadata: content } = pages.accessibility;

const Draft = styled.p`
  && { padding: ${space.s} ${space.m}; border-inline-start: 0.375rem solid ${color.sunDeep}; background: ${color.sunPale}; color: ${color.ink}; font-weight: 650; }
`;

const Gaps = styled.ul`
  display: grid;
  gap: ${space.m};
  & li { max-width: 33em; padding-inline-start: ${space.m}; border-inline-start: 3px solid ${color.sunDeep}; }
`;

export const metadata = pageMetadata(content, path);

export default function AccessibilityPage() {
  const checked = formatDate(new Date(`${accessibility.reviewed}T12:00`));
  return (
    <Page path={path}>
      <StructuredData graph={pageGraph({ path, metadata: content })} />
      <PageHeading heading={heading} lead={lead}>
        {confirmed.accessibility === null ? <Draft>{draft}</Draft> : null}
        <p>
          {reviewed} <time dateTime={checked.machine}>{checked.text}</time>
        </p>
      </PageHeading>
      <Section id="tried" kind="split" heading={tried.heading}>
        <Prose paragraphs={tried.paragraphs} />
      </Section>
      <Section id="gaps" kind="split" heading={gaps.heading} lead={gaps.lead} tone="sand">
        <Gaps>
          {[...accessibility.gaps.map(({ text }) => text), ...gaps.others].map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </Gaps>
      </Section>
      <Section id="report" heading={report.heading} lead={report.lead}>
        <Actions>
          <ButtonLink href={telephoneLink(business.phone)} data-variant="secondary">
            <Icon name="phone" size={20} />
            {labels.call}
          </ButtonLink>
          <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink>
          <TextLink href={pages.contact.path}>{report.formLabel}</TextLink>
        </Actions>
      </Section>
    </Page>
  );
}
