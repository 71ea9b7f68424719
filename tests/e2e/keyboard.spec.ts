/** Whole flows by keyboard alone. In Firefox and WebKitGTK: `npm run test:browsers`. */
import { keyboardFlows } from '../support/keyboard-flows.ts';
import { logged } from './support/form-actions.ts';
import { test } from './support/preview-fixtures.ts';

for (const { what, hasFailure, run } of keyboardFlows) {
  test(`by keyboard alone, ${what}`, async ({ page, preview, problems }) => {
    if (hasFailure) {
      problems.expect(logged);
      problems.expectResponse(500, '/email/send');
    }
    const keyboard = {
      goto: async (path: string) => {
        if (path.includes('no-such')) problems.expectResponse(404, path);
        await page.goto(path);
      },
      resize: (width: number, height: number) => page.setViewportSize({ width, height }),
      pressKey: (key: string) => page.keyboard.press(key),
      typeKeys: (text: string) => page.keyboard.type(text),
      run: <Result>(script: () => Result) => page.evaluate(script) as Promise<Awaited<Result>>,
    };
    await run(keyboard, preview.emailjs);
  });
}
