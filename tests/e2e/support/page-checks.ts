/** What is checked on each page while `pages.spec.ts` visits it. */
import type { Page } from '@playwright/test';
import { industries, labels, services } from '../../../content/content.ts';
import { expect } from './preview-fixtures.ts';

const subjects = [
  ...services.map(({ id, quote }) => ({ path: `/services/${id}/`, ...quote })),
  ...industries.map(({ id, quote }) => ({ path: `/industries/${id}/`, ...quote })),
];

/** Says that the dialog is about the service or industry of the page, and else about cleaning in general. */
export async function expectDialogOfPage(page: Page, path: string): Promise<void> {
  const own = subjects.find((subject) => subject.path === path);
  const choices = own ? [own.subject, ...own.extras] : services.map(({ title }) => title);
  const dialog = page.locator('dialog');
  const shown = await dialog.evaluate((element) => ({
    title: element.querySelector('h2')?.textContent,
    choices: [...element.querySelectorAll<HTMLInputElement>('[type=checkbox]')].map(({ value, checked }) => ({
      value,
      checked,
    })),
  }));
  expect.soft(shown, `the dialog of ${path}`).toEqual({
    title: own?.subject ?? 'Professional Cleaning Services',
    choices: choices.map((value) => ({ value, checked: value === own?.subject })),
  });
  // Each button that opens it names it.
  const targets = await page
    .locator('button', { hasText: labels.quoteButton })
    .evaluateAll((buttons) =>
      buttons.map((button) => [button.getAttribute('command'), button.getAttribute('commandfor')].join(' ')),
    );
  expect.soft(targets.length, `quote buttons of ${path}`).toBeGreaterThan(1);
  const target = `show-modal ${await dialog.getAttribute('id')}`;
  expect.soft([...new Set(targets)], `what the quote buttons of ${path} open`).toEqual([target]);
}

/** Says that no three sections of one kind follow each other, and that headings are equally large but for the last. */
export async function expectSections(page: Page, path: string): Promise<void> {
  const { kinds, headings } = await page.evaluate(() => ({
    kinds: [...document.querySelectorAll<HTMLElement>('main section[data-kind]')].map(({ dataset }) => dataset['kind']),
    headings: [...document.querySelectorAll('main section > div > header > h2')].map((heading) => ({
      text: heading.textContent,
      size: getComputedStyle(heading).fontSize,
      expected: heading.closest('[data-kind=closing]') ? '58.56px' : '44px',
    })),
  }));
  const thirds = kinds.filter((kind, index) => kind === kinds[index - 1] && kind === kinds[index - 2]);
  expect.soft(thirds, `third sections of a kind on ${path}: ${kinds.join(', ')}`).toEqual([]);
  const unlike = headings.filter(({ size, expected }) => size !== expected);
  expect.soft(unlike, `headings of another size on ${path}`).toEqual([]);
}

/** Says of the window as it is that pictures are whole, and that no card or step stands alone in its row. */
export async function expectWholePicturesAndRows(page: Page, where: string): Promise<void> {
  const { cut, alone } = await page.evaluate(() => ({
    cut: [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((image) => {
      const { scale, objectFit } = getComputedStyle(image);
      const { offsetWidth: wide, offsetHeight: high } = image;
      const frame = image.closest('.picture')?.getBoundingClientRect() ?? image.getBoundingClientRect();
      const isWhole = wide / high < 1.35 && scale === 'none' && frame.height > high - 1;
      return isWhole || high === 0 ? [] : [`${image.alt}: ${wide} x ${high}, ${objectFit}`];
    }),
    alone: [...document.querySelectorAll('main :is(ul, ol):has(> li > :is(h3, .words, .picture))')].flatMap((list) => {
      const boxes = [...list.querySelectorAll(':scope > li')].map((item) => item.getBoundingClientRect());
      const besides = (box?: DOMRect) => boxes.filter(({ top }) => top === box?.top).length - 1;
      const takesRow = (boxes.at(-1)?.width ?? 0) > list.clientWidth - 5;
      return besides(boxes[0]) === 0 || besides(boxes.at(-1)) > 0 || takesRow
        ? []
        : (list.textContent ?? '').slice(-80);
    }),
  }));
  expect.soft(cut, `cut pictures of ${where}`).toEqual([]);
  expect.soft(alone, `cards that stand alone in their row on ${where}`).toEqual([]);
}

/** Says that the content of a window of 1920 pixels is as wide as it should be, and its lines can be read. */
export async function expectReadableLines(page: Page, path: string): Promise<void> {
  const measured = await page.evaluate(() => {
    const range = document.createRange();
    const lineLengths = [...document.querySelectorAll('main p')].flatMap((paragraph) => {
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      return lines > 3 ? [(paragraph.textContent.length / lines) | 0] : [];
    });
    const { width } = document.querySelector('main > * > div')?.getBoundingClientRect() ?? {};
    return { width, longestLine: Math.max(0, ...lineLengths) };
  });
  expect.soft(measured.width, `width of ${path}`).toBe(1680); // with 40 pixels at each side
  expect.soft(measured.longestLine, `longest line of ${path}`).toBeLessThanOrEqual(80);
}

/**
 * Says that no picture is stretched in the window as it is.
 * @param most across how many pixels of the screen a pixel of the file may stretch
 */
export async function expectSharpPictures(page: Page, where: string, most: number): Promise<void> {
  const pictures = await page.evaluate(async () => {
    // A browser keeps the file of a wider window. A copy is chosen for, before anything of it is downloaded.
    const copies = [...document.images].flatMap((image) => {
      const copy = image.closest('picture')?.cloneNode(true) as HTMLPictureElement;
      return copy.querySelector('img') ?? [];
    });
    for (const copy of copies) copy.loading = 'eager';
    while (copies.some(({ currentSrc }) => currentSrc === '')) await new Promise(requestAnimationFrame);
    return [...document.images].map((image, index) => ({
      file: copies[index]?.currentSrc.replace(/.*\//, '') ?? '',
      shown: image.getBoundingClientRect().width * devicePixelRatio,
    }));
  });
  const stretched = pictures.flatMap(({ file, shown }) => {
    const stretch = shown / Number(/-(\d+)\.\w+\.\w+$/.exec(file)?.[1]);
    return stretch <= most ? [] : [`${file} on ${Math.round(shown)} pixels (${stretch.toFixed(2)})`];
  });
  expect.soft(stretched, `stretched pictures of ${where}`).toEqual([]);
}
