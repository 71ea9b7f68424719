import { type BrowserContext, expect } from '@playwright/test';

/**
 * What went wrong in the pages of a test: console errors (React's about hydration and the browser's about the content
 * security policy among them), uncaught errors, failed requests and error responses.
 * A test that wants one of these announces it with `expect`; every other one fails the test.
 */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (problem) => {
      const error = problem.error();
      this.#seen.push(`page error: ${error.stack || error.message}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown reason';
      // What a page was still loading when the visitor left it is given up, and is no fault. What the policy forbids is
      // on the console, too: without a message there, it is a script's early fetch in a browser without JavaScript.
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
        this.#seen.push(`request failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#seen.push(`response: ${response.status()} ${response.url()}`);
    });
  }

  /** Announces problems that belong to the test. Each must then occur, once or more. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Announces a page or file whose response has this status. The browser writes it to the console, too. */
  expectResponse(status: number, path: string): void {
    const address = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    this.expect(
      new RegExp(`^response: ${status} \\S+${address}$`),
      new RegExp(`^console: Failed to load resource: .*\\b${status}\\b.*${address}\\)$`),
    );
  }

  /** Fails on what was not announced, and, unless the test has ended too early for it, on what did not occur. */
  check({ isTestOver }: { isTestOver: boolean }): void {
    const unexpected = this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
    expect(unexpected, 'problems in the browser').toEqual([]);
    if (!isTestOver) return;
    const absent = this.#expected.filter((pattern) => !this.#seen.some((problem) => pattern.test(problem)));
    expect(absent.map(String), 'announced problems that did not occur').toEqual([]);
  }
}
