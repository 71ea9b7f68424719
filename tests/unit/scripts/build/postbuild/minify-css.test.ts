/** @jest-environment node */
import { minifyStyle } from '../../../../../scripts/build/postbuild/minify-css.ts';

it('leaves out what does nothing, and keeps what is newer than the tool', async () => {
  const style = `
    :root { --ink: #ffffff; }
    .a { color: #ffffff; margin: 0.50rem; }
    .empty { }
    .b { content-visibility: auto; contain-intrinsic-block-size: auto 49rem; interpolate-size: allow-keywords; }`;
  expect(await minifyStyle(style)).toBe(
    ':root{--ink: #ffffff}.a{color:#fff;margin:.5rem}' +
      '.b{content-visibility:auto;contain-intrinsic-block-size:auto 49rem;interpolate-size:allow-keywords}',
  );
});

it('refuses what is not well-formed, and says where', async () => {
  await expect(minifyStyle('.a { color: red } .b { color red }')).rejects.toThrow(
    /^The styles are not well-formed: .*, at "\.a \{ color: red \} \.b \{ color red \}"\.$/,
  );
});

it('does the same styles once', async () => {
  const style = '.once { color: red }';
  expect(minifyStyle(style)).toBe(minifyStyle(style));
});
