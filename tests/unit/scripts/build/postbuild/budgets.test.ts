/** @jest-environment node */
import { industries } from '../../../../../content/industries.ts';
import { services } from '../../../../../content/services.ts';
import { sitePages } from '../../../../../content/site-pages.ts';
import { budgets, kindOf } from '../../../../../scripts/build/postbuild/budgets.ts';

it.each([
  ['index.html', 'home'],
  ['services/index.html', 'list'],
  ['industries/index.html', 'list'],
  ...services.map(({ id }) => [`services/${id}/index.html`, 'service']),
  ...industries.map(({ id }) => [`industries/${id}/index.html`, 'industry']),
  ['contact/index.html', 'contact'],
  ['terms/index.html', 'legal'],
  ['privacy-policy/index.html', 'legal'],
  ['404.html', 'not-found'],
  ['services/404.html', 'not-found'],
  ['about/index.html', 'other'],
  ['service-area/index.html', 'other'],
  ['a-page-to-come/index.html', 'other'],
  ['services\\deep-cleaning\\index.html', 'service'],
])('the page %s has the limits of the kind "%s"', (file, kind) => {
  expect(kindOf(file)).toBe(kind);
});

it('no kind of page has limits that no page uses', () => {
  const kinds = sitePages.map(({ path }) => kindOf(`${path.slice(1)}index.html`));
  expect([...new Set([...kinds, kindOf('404.html')])].sort()).toEqual(Object.keys(budgets).sort());
});
