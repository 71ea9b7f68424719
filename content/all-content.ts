import { about } from './about.ts';
import { business } from './business.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { industries } from './industries.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { terms } from './legal/terms.ts';
import { legalNavigation, mainNavigation } from './navigation.ts';
import { pages } from './pages.ts';
import { serviceArea } from './service-area.ts';
import { services } from './services.ts';

/** All content in one object, for the check at build and for tests. No page imports this. */
export const allContent = {
  business,
  services,
  industries,
  serviceArea,
  home,
  about,
  pages,
  forms,
  legal: { terms, 'privacy-policy': privacyPolicy },
  mainNavigation,
  legalNavigation,
};

export type AllContent = typeof allContent;
