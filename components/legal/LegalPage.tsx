import styled from 'styled-components';
import { labels } from '../../content/content.ts';
import type { LegalDocument } from '../../content/schema/content.ts';
import { Page } from '../layout/Page.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { Container } from '../layout/Section.tsx';
import { pageGraph } from '../seo/json-ld.ts';
import { StructuredData } from '../seo/StructuredData.tsx';
import { besideColumns, color, from, size, space } from '../theme/theme.ts';
import { formatDate } from './format-date.ts';

const Text = styled.div`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xl} ${space.section};
  & section { display: grid; gap: ${space.m} ${space.xl}; }
  & h2 { font-size: ${size.label}; }
  ${from.tablet} { & section { grid-template-columns: ${besideColumns}; & > :not(h2) { grid-column: 2; } & > h2 ~ :nth-child(2) { grid-row: 1; } } }
  & ul { display: grid; gap: ${space.xs}; }
  & li { max-width: 33em; padding-inline-start: ${space.m}; border-inline-start: 3px solid ${color.tealSoft}; }
`;

const Updated = styled.p`
  && { color: ${color.inkSoft}; font-size: ${size.small}; }
`;

interface LegalPageProps {
  document: LegalDocument;
}

/** A legal text. Its date is the build's in the HTML, and the visitor's own once `browser/inline/today.ts` has run. */
export function LegalPage({ document }: LegalPageProps) {
  const { path, metadata } = document;
  const today = formatDate(new Date());
  return (
    <Page path={path}>
      <StructuredData graph={pageGraph({ path, metadata })} />
      <PageHeading heading={document.title} lead={document.summary}>
        <Updated>
          {labels.lastUpdated}{' '}
          <time data-today="" dateTime={today.machine} suppressHydrationWarning>
            {today.text}
          </time>
        </Updated>
      </PageHeading>
      <Container>
        <Text>
          {document.sections.map(({ heading, paragraphs, items }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {items === undefined ? null : (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </Text>
      </Container>
    </Page>
  );
}
