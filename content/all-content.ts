import { business } from './business.ts';
import { forms } from './forms.ts';
import { industries } from './industries.ts';
import { labels } from './labels.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { terms } from './legal/terms.ts';
import { pages } from './pages.ts';
import { serviceArea } from './service-area.ts';
import { services } from './services.ts';

/** All content in one object. */
export const allContent = {
  business,
  services,
  industries,
  serviceArea,
  pages,
  labels,
  forms,
  legal: { terms, 'privacy-policy': privacyPolicy },
};

export type AllContent = typeof allContent;

/** What each content file holds, by the file's path. */
export function contentFiles(content: AllContent): [file: string, value: object][] {
  const { business, services, industries, serviceArea, labels, forms, legal } = content;
  const { home, about, ...pages } = content.pages;
  return [
    ['content/business.ts', business],
    ['content/home.ts', home],
    ['content/about.ts', about],
    ['content/pages.ts', pages],
    ...services.map((service): [string, object] => [`content/services/${service.id}.ts`, service]),
    ...industries.map((industry): [string, object] => [`content/industries/${industry.id}.ts`, industry]),
    ...Object.entries(legal).map(([name, document]): [string, object] => [`content/legal/${name}.ts`, document]),
    ['content/service-area.ts', serviceArea],
    ['content/labels.ts', labels],
    ['content/forms.ts', forms],
  ];
}
