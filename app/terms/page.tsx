import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { terms } from '../../content/legal/terms.ts';

const path = '/terms/';

export const metadata = pageMetadata(terms.metadata, path);

export default function TermsPage() {
  return <LegalPage path={path} document={terms} />;
}
