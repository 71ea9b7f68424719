/** @jest-environment node */
import { nearestPath } from '../../../../browser/inline/nearest-path.ts';
import { sitePages } from '../../../../content/content.ts';

const paths = sitePages.map(({ path }) => path);

it.each([
  ['/window-clening', '/services/window-cleaning/'],
  ['/services/window-clening/', '/services/window-cleaning/'],
  ['/windows-cleaning.html', '/services/window-cleaning/'],
  ['/WindowCleaning', '/services/window-cleaning/'],
  ['/cleaning-windows', '/services/window-cleaning/'],
  ['/powerwashing/pressure-wash', '/services/pressure-washing/'],
  ['/services', '/services/'],
  ['/service', '/services/'],
  ['/our-services/', '/services/'],
  ['/industry', '/industries/'],
  ['/medical', '/industries/medical-facilities/'],
  ['/office-building', '/industries/office-buildings/'],
  ['/schools/educational-facility', '/industries/educational-facilities/'],
  ['/about-us', '/about/'],
  ['/ABOUT', '/about/'],
  ['/contact.php', '/contact/'],
  ['/contact-us/', '/contact/'],
  ['/contacts', '/contact/'],
  ['/areas/service_area', '/service-area/'],
  ['/areas.html', '/service-area/'],
  ['/privacy', '/privacy-policy/'],
  ['/terms-of-service', '/terms/'],
])('a visitor of %s was looking for %s', (path, expected) => {
  expect(nearestPath(path, paths)).toBe(expected);
});

it.each(['/', '//', '/xyz', '/wp-admin/', '/2024/05/01/', '/.env', '/q', '/%F0%9F%A7%BD'])(
  'nothing is like %s',
  (path) => {
    expect(nearestPath(path, paths)).toBeUndefined();
  },
);

it.each(paths.filter((path) => path !== '/'))('the page %s is nearest to itself', (path) => {
  expect(nearestPath(path, paths)).toBe(path);
});

it('nothing is near where there are no pages', () => {
  expect(nearestPath('/services/', [])).toBeUndefined();
});
