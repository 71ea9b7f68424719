import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { legalDocument } from '../../content/content.ts';

const terms = legalDocument('terms');

export const metadata = pageMetadata(terms.metadata, terms.path);

export default function TermsPage() {
  return <LegalPage document={terms} />;
}
