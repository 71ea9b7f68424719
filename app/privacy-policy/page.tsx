import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';

export const metadata = pageMetadata(privacyPolicy.metadata, privacyPolicy.path);

export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} />;
}
