/** @jest-environment node */
import { serializePage } from '../../../../../scripts/build/postbuild/html-document.ts';
import { keepPhoneNumbersUnbroken } from '../../../../../scripts/build/postbuild/unbroken-phone-numbers.ts';
import { exportedPage } from './next-export-fixture.ts';

it('phone numbers in paragraphs get a no-break space, but for those in islands', () => {
  const page = exportedPage(
    '<html><head><title>(614) 555-0142</title></head><body><a>(614) 555-0142</a>' +
      '<p>Call <b>us</b> at (614) 555-0142 or (614) 555-0188 (two) 2026.</p>' +
      '<div data-island="QuoteForm"><p>Call (614) 555-0142</p></div></body></html>',
  );
  keepPhoneNumbersUnbroken(page);
  expect(serializePage(page.document)).toContain(
    '<title>(614) 555-0142</title></head><body><a>(614) 555-0142</a>' +
      '<p>Call <b>us</b> at (614)&nbsp;555-0142 or (614)&nbsp;555-0188 (two) 2026.</p>' +
      '<div data-island="QuoteForm"><p>Call (614) 555-0142</p></div></body>',
  );
});
