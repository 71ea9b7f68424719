/**
 * Says on `<html>` whether a call to action of the page's own is in view. If so, the call bar of phones is hidden and the
 * header's quote button is quiet, so that one primary button shows at a time. A form counts from its first field on.
 */
export function watchCallsToAction(page: Document): void {
  const { dataset } = page.documentElement;
  const inView = new Set<Element>();
  const tell = (some: unknown) => {
    dataset['cta'] = some ? 'in-view' : 'out-of-view';
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    tell(inView.size);
  });
  for (const button of page.querySelectorAll('main [data-variant=primary],main form')) observer.observe(button);
  // Until the observer's first report, which comes after the first frame: the page's first band shows, and its form.
  tell(page.querySelector('main>:first-child [data-variant=primary],main form'));
}
