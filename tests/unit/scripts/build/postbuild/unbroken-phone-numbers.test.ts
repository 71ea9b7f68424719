/** @jest-environment node */
import { serializePage } from '../../../../../scripts/build/postbuild/html-document.ts';
import { keepPhoneNumbersUnbroken } from '../../../../../scripts/build/postbuild/unbroken-phone-numbers.ts';
import { exportedPage } from './next-export-fixture.ts';

it('phone numbers in texts get a no-break space, but for those in titles, scripts and islands', () => {
  const page = exportedPage(
    '<html><head><title>(614) 555-0142</title><script>"(614) 555-0142"</script></head><body>' +
      '<p>Call <b>(614) 555-0142</b> or (614) 555-0188 (two) 2026.</p>' +
      '<div data-island="QuoteForm"><p>Call (614) 555-0142</p></div></body></html>',
  );
  keepPhoneNumbersUnbroken(page);
  expect(serializePage(page.document)).toContain(
    '<title>(614) 555-0142</title><script>"(614) 555-0142"</script></head><body>' +
      '<p>Call <b>(614)&nbsp;555-0142</b> or (614)&nbsp;555-0188 (two) 2026.</p>' +
      '<div data-island="QuoteForm"><p>Call (614) 555-0142</p></div></body>',
  );
});
