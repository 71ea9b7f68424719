import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { terms } from '../../content/legal/terms.ts';

export const metadata = pageMetadata(terms.metadata, terms.path);

export default function TermsPage() {
  return <LegalPage document={terms} />;
}
