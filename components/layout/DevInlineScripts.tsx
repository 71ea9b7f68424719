/**
 * The inline scripts of `browser/inline` for `npm run dev`, as files. The build puts them into the pages that need them;
 * here every page gets all, and each does nothing where its elements are absent.
 */
export function DevInlineScripts() {
  return ['head', 'body', 'not-found', 'opening-hours', 'today', 'reviews'].map((name) => (
    <script key={name} src={`/generated/inline/entry-${name}.js`} defer />
  ));
}
