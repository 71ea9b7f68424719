import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { pageMetadata } from '../../components/seo/metadata.ts';
import { privacyPolicy } from '../../content/legal/privacy-policy.ts';

const path = '/privacy-policy/';

export const metadata = pageMetadata(privacyPolicy.metadata, path);

export default function PrivacyPolicyPage() {
  return <LegalPage path={path} document={privacyPolicy} />;
}
