import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { business, labels, pages } from '../../content/content.ts';
import type { Industry, Service } from '../../content/schema/content.ts';
import { emailLink } from '../forms/contact-links.ts';
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx';
import { Actions, CallToAction } from '../layout/CallToAction.tsx';
import { Page } from '../layout/Page.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { Section } from '../layout/Section.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { describeQuestions, pageGraph } from '../seo/json-ld.ts';
import { StructuredData } from '../seo/StructuredData.tsx';
import { BeforeAfter } from '../ui/BeforeAfter.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { entryPath } from './find-entries.ts';
import { Questions } from './Questions.tsx';
import { Related, type RelatedGroup } from './Related.tsx';

interface DetailPageProps {
  /** The list that the page belongs to. */
  section: RelatedGroup['section'];
  /** The service or industry that the page is about. */
  entry: Service | Industry;
  /** What the pages of its kind share. */
  texts: typeof pages.service | typeof pages.industry;
  /** Its structured data. */
  thing: Thing;
  /** The sections that only pages of its kind have. */
  children: ReactNode;
  /** What goes with it. */
  related: readonly RelatedGroup[];
}

/** The page of a service or industry: its heading, sections of its own, questions, what goes with it, the next step. */
export function DetailPage({ section, entry, texts, thing, children, related }: DetailPageProps) {
  const { headings } = texts;
  const trail = [pages.home, pages[section]].map(({ label, path }) => ({ label, href: path }));
  const path = entryPath(section, entry.id);
  return (
    <Page path={path} quote={entry.quote}>
      <StructuredData
        graph={pageGraph(
          { path, metadata: entry.metadata, trail: [...trail, { label: entry.title, href: path }] },
          thing,
          describeQuestions(path, entry.questions),
        )}
      />
      <PageHeading
        heading={entry.title}
        lead={entry.description}
        above={<Breadcrumbs trail={trail} current={entry.title} />}
        beside={<BeforeAfter picture={entry.image} icon={entry.icon} />}
      >
        <Actions>
          <QuoteButton />
        </Actions>
      </PageHeading>
      {children}
      <Section id="questions" kind="compact" heading={headings.questions}>
        <Questions questions={entry.questions} />
        <TextLink href={emailLink(business.email, labels.pictures.emailSubject.replace('{page}', entry.title))}>
          {labels.pictures.link}
        </TextLink>
      </Section>
      <Section id="related" heading={headings.related} tone="pale" printed={false}>
        <Related groups={related.filter(({ entries }) => entries.length > 0)} />
        <Actions>
          <TextLink href={pages[section].path} back>
            {texts.backLabel}
          </TextLink>
          <TextLink href={pages.serviceArea.path}>{texts.areaLabel}</TextLink>
        </Actions>
      </Section>
      <CallToAction {...texts.next} />
    </Page>
  );
}
