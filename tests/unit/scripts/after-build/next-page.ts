import { parsePage } from '../../../../scripts/after-build/document.ts';
import type { ExportedPage } from '../../../../scripts/after-build/exported-page.ts';

/** A page while the steps work on it. */
export function exportedPage(html: string, file = 'about/index.html'): ExportedPage {
  return { file, document: parsePage(html), flight: [], bootstrap: [] };
}

/** A row of text, as flight data writes it. */
export function textRow(id: string, text: string): string {
  return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
}

/** The inline script that pushes a part of the flight data. */
export function pushScript(data: string): string {
  return `<script>self.__next_f.push(${JSON.stringify([1, data]).replaceAll('<', '\\u003c')})</script>`;
}

/** The long style that Next writes as a row of its own. */
export const longStyle = `.long{color:var(--ink);}${'.long b{margin:0;}'.repeat(70)}`;

/** The flight data of `nextPage`, with a row of each kind that Next writes. */
export const flightData = [
  '1:"$Sreact.fragment"\n',
  'b:"/_next/static/chunks/router.js"\n',
  'c:I[68027,["$b"],"default",1]\n',
  ':HL["/_next/static/chunks/font.css","style"]\n',
  ':HL["/_next/static/media/font.woff2","font",{"crossOrigin":"","type":"font/woff2"}]\n',
  textRow('2', longStyle),
  '0:{"P":null,"c":["",""],"f":[["$","style","sc-g",{"data-styled-global":"sc-g","children":":root{--ink:#123}"}],',
  '["$","p",null,{"children":"“Spotless”: 7:00 – 9:00"}]]}\n',
  '3:[["$","style","sc-a",{"data-styled":"","children":".a{color:red;}"}],["$","main",null,{"children":"$L4"}]]\n',
  '4:[["$","style","sc-l",{"data-styled":"","children":"$2"}],["$3:0","$0:f:1"]]\n',
  'd:["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/font.css","precedence":"next"}]\n',
  '7:C\n',
].join('');

/** A page as `next build` exports it, small. */
export function nextPage({ title = 'About Us', main = '' } = {}): string {
  const middle = Math.floor(flightData.length / 2);
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
    pushScript(flightData.slice(0, middle)),
    pushScript(flightData.slice(middle)),
    '</body></html>',
  ].join('');
}
