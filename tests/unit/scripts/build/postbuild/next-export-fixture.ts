import { type ExportedPage, parsePage } from '../../../../../scripts/build/postbuild/html-document.ts';

/** A page while the steps work on it. */
export function exportedPage(html: string, file = 'about/index.html'): ExportedPage {
  return { file, document: parsePage(html) };
}

/** A style of its own. */
export const longStyle = `.long{color:var(--ink);}${'.long b{margin:0;}'.repeat(70)}`;

/** A page as `next build` exports it, small. */
export function nextPage({ title = 'About Us', main = '' } = {}): string {
  return [
    '<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>',
    '<link rel="preload" href="/_next/static/media/font.woff2" as="font" crossorigin="" type="font/woff2"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/font.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/runtime.js"/>',
    '<script src="/_next/static/chunks/router.js" async=""></script>',
    '<script src="/_next/static/chunks/react.js" async=""></script>',
    `<title>${title}</title>`,
    '<style data-styled-global="sc-g">:root{--ink:#123}</style>',
    '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>',
    '</head><body>',
    '<style data-styled="">.a{color:red;}</style>',
    `<main class="a"><style data-styled="">${longStyle}</style>${main}`,
    '<style data-styled="">.a{color:red;}</style><p class="a">“Spotless”: 7:00 – 9:00</p></main>',
    '<script type="application/ld+json">{"@type":"HomeAndConstructionBusiness"}</script>',
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});</script>',
    '<script src="/_next/static/chunks/runtime.js" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])</script>',
    '<script>self.__next_f.push([1,"0:{\\"P\\":null}\\n"])</script>',
    '</body></html>',
  ].join('');
}
