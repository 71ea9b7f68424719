import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { legalDocument } from '../../content/content.ts';

const privacyPolicy = legalDocument('privacy-policy');

export const metadata = pageMetadata(privacyPolicy.metadata, privacyPolicy.path);

export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} />;
}
