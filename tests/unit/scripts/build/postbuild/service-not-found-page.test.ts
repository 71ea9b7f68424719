/** @jest-environment node */
import { parsePage, serializePage } from '../../../../../scripts/build/postbuild/html-document.ts';
import { serviceNotFoundPage } from '../../../../../scripts/build/postbuild/service-not-found-page.ts';

const general = `<!DOCTYPE html><html lang="en-US" class="font"><head>
<title>Page Not Found | Tidewell</title><script src="/own.js" defer=""></script></head><body>
<svg><title>A drawing</title></svg><p data-missing-service-title="Service &amp; More Not Found">Where &lt;to&gt;?</p>
</body></html>`;

it('the page of the services section is the general one with the mark for its text and its title', () => {
  const expected = parsePage(
    general
      .replace('class="font"', 'class="font" data-missing="service"')
      .replace('Page Not Found | Tidewell', 'Service &amp; More Not Found'),
  );
  expect(serviceNotFoundPage(general)).toBe(serializePage(expected));
});

it.each([
  ['without a title', general.replace(/<title>[^<]*<\/title>/g, '')],
  ['with an empty title', general.replace(/<title>Page[^<]*</, '<title><')],
  ['without the title of the services section', general.replace('data-missing-service-title', 'data-other')],
  ['with that title empty', general.replace('Service &amp; More Not Found', '')],
  ['that is empty', ''],
])('a general page %s is refused, with the place to mend it', (_what, page) => {
  expect(() => serviceNotFoundPage(page)).toThrow(
    '404.html has no <title> or no element with data-missing-service-title. See app/global-not-found.tsx, which writes both.',
  );
});
