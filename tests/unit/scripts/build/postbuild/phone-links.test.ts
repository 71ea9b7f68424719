/** @jest-environment node */
import { serializePage } from '../../../../../scripts/build/postbuild/html-document.ts';
import { linkPhoneNumbers } from '../../../../../scripts/build/postbuild/phone-links.ts';
import { exportedPage } from './next-export-fixture.ts';

it('phone numbers in paragraphs become links, but for those that are one and those in islands', () => {
  const page = exportedPage(
    '<html><head><title>(614) 555-0142</title></head><body><p><a>(614) 555-0142</a></p>' +
      '<p>A &amp; B: call <b>us</b> at (614) 555-0142 or (614) 555-0188 (two) 2026.</p>' +
      '<div data-island="QuoteForm"><p>Call (614) 555-0142</p></div></body></html>',
  );
  linkPhoneNumbers(page);
  expect(serializePage(page.document)).toContain(
    '<title>(614) 555-0142</title></head><body><p><a>(614) 555-0142</a></p>' +
      '<p>A &amp; B: call <b>us</b> at <a href="tel:+16145550142">(614) 555-0142</a> or ' +
      '<a href="tel:+16145550188">(614) 555-0188</a> (two) 2026.</p>' +
      '<div data-island="QuoteForm"><p>Call (614) 555-0142</p></div></body>',
  );
});
