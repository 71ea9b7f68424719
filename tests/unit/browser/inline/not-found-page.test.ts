import { waitFor } from '@testing-library/react';
import { nameMissingPage } from '../../../../browser/inline/not-found-page.ts';
import { sitePages } from '../../../../content/content.ts';

/** A not-found page of its own for each visit, with what the script reads and writes there. */
function missingPage(serviceTitle = 'data-missing-service-title="Service Not Found"'): Document {
  const links = sitePages.map(({ path, title }) => `<li><a href="${path}"><svg></svg>${title}</a></li>`);
  return new DOMParser().parseFromString(
    `<!doctype html>
    <title>Page Not Found</title>
    <div ${serviceTitle}>
      <p id="nearest-page" data-text="Were you looking for {page}?" hidden></p>
      <section aria-labelledby="all-pages"><h2 id="all-pages">All pages</h2><ul>${links.join('')}</ul></section>
    </div>`,
    'text/html',
  );
}

/** A visit to a path that does not exist. */
function visit(pathname: string, page = missingPage()) {
  const replace = jest.fn();
  nameMissingPage(page, { pathname, replace } as unknown as Location);
  const suggestion = page.getElementById('nearest-page');
  return {
    page,
    /** Where the browser was sent, without a way back to here. */
    sentTo: replace.mock.calls.flat(),
    /** What `<html>` says is missing; the styles read it. */
    missing: page.documentElement.dataset['missing'],
    /** The suggested page, and where its link leads. */
    suggestion: suggestion?.hidden ? undefined : suggestion?.textContent,
    link: suggestion?.querySelector('a')?.getAttribute('href'),
  };
}

describe('below /industries/', () => {
  it.each(['/industries/hotels', '/industries/hotels/', '/industries/factories/oil/'])(
    'a visitor of %s goes to the list of industries',
    (path) => {
      const { sentTo, suggestion } = visit(path);
      expect(sentTo).toEqual(['/industries/']);
      expect(suggestion).toBeUndefined();
    },
  );

  it.each(['/industries', '/industries/', '/industries-we-serve/', '/about/industries/x'])(
    'a visitor of %s goes nowhere else, so there is no loop',
    (path) => {
      expect(visit(path).sentTo).toEqual([]);
    },
  );
});

describe('below /services/', () => {
  it.each(['/services/carpets', '/services/carpets/', '/services/deep-cleaning/prices/'])(
    'a visitor of %s reads that the service was not found',
    (path) => {
      const { page, sentTo, missing } = visit(path);
      expect(missing).toBe('service');
      expect(page.title).toBe('Service Not Found');
      expect(sentTo).toEqual([]);
    },
  );

  it.each([
    ['/services/deep-cleening/', 'Were you looking for Deep Cleaning?'],
    ['/services/no-such-service/', undefined],
  ])('a visitor of %s reads of the nearest page, unless "Back to all services" leads there', (path, suggestion) => {
    expect(visit(path).suggestion).toBe(suggestion);
  });

  it('reads it in the title also after React has put the general one back', async () => {
    const { page } = visit('/services/carpets/');
    page.title = 'Page Not Found';
    await waitFor(() => expect(page.title).toBe('Service Not Found'));
  });

  it.each(['/services', '/services/', '/carpets/', '/our/services/carpets'])(
    'a visitor of %s reads the general text',
    (path) => {
      const { page, missing } = visit(path);
      expect(missing).toBeUndefined();
      expect(page.title).toBe('Page Not Found');
    },
  );

  it('the title stays when the page does not say another one', () => {
    expect(visit('/services/carpets/', missingPage('')).page.title).toBe('Page Not Found');
  });
});

describe('elsewhere', () => {
  it('the page with the nearest address is suggested by its name', () => {
    const { suggestion, link } = visit('/window-clening');
    expect(suggestion).toBe('Were you looking for Window Cleaning?');
    expect(link).toBe('/services/window-cleaning/');
  });

  it('nothing is suggested when nothing is near', () => {
    const { suggestion, link } = visit('/wp-admin/');
    expect(suggestion).toBeUndefined();
    expect(link).toBeUndefined();
  });

  it('an address with code in it writes no code into the page', () => {
    const { page, suggestion } = visit('/<img src=x onerror=alert(1)>/about');
    expect(suggestion).toBe('Were you looking for About?');
    expect(page.querySelector('img')).toBeNull();
  });
});

it('on any other page nothing happens', () => {
  const otherPage = () => new DOMParser().parseFromString('<title>About Us</title>', 'text/html');
  expect(visit('/industries/hotels/', otherPage()).sentTo).toEqual([]);
  expect(visit('/services/carpets/', otherPage()).missing).toBeUndefined();
});
