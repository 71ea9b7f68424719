import { BusinessHours } from '../../components/contact/BusinessHours.tsx';
import { ContactDetails } from '../../components/contact/ContactDetails.tsx';
import { ContactLayout } from '../../components/contact/ContactLayout.ts';
import { missedNoteId } from '../../components/forms/dom-names.ts';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { Island } from '../../components/islands/Island.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Container } from '../../components/layout/Section.tsx';
import { pageGraph } from '../../components/seo/json-ld.ts';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { StructuredData } from '../../components/seo/StructuredData.tsx';
import { pages } from '../../content/content.ts';
import { emailJsAccount } from '../../content/environment.ts';

const { path, heading, lead, formHeading, missedNote, infoHeading, hoursHeading } = pages.contact;

export const metadata = pageMetadata(pages.contact.metadata, path);

export default function ContactPage() {
  return (
    <Page path={path}>
      <StructuredData
        graph={pageGraph({ path, metadata: pages.contact.metadata, type: 'ContactPage', isAboutBusiness: true })}
      />
      <PageHeading heading={heading} lead={lead} />
      <Container>
        <ContactLayout>
          <section aria-labelledby="message">
            <h2 id="message">{formHeading}</h2>
            <p id={missedNoteId} tabIndex={-1} data-text={missedNote} />
            <FormFrame>
              <Island name="ContactForm" props={{ account: emailJsAccount }} />
            </FormFrame>
          </section>
          <section aria-labelledby="reach-us">
            <h2 id="reach-us">{infoHeading}</h2>
            <ContactDetails />
          </section>
          <section aria-labelledby="hours">
            <h2 id="hours">{hoursHeading}</h2>
            <BusinessHours />
          </section>
        </ContactLayout>
      </Container>
    </Page>
  );
}
