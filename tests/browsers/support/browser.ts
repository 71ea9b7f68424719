import type { WebDriver } from './webdriver.ts';

/** A browser that was started for the tests, with a fresh profile. */
export interface RunningEngine {
  driver: WebDriver;
  version: string;
  /** Ends it. */
  close: () => Promise<void>;
}

/** A browser browser besides Chromium. */
export interface Browser {
  id: string;
  name: string;
  /** Debian's command that installs it. */
  install: string;
  /** What of it is not installed; nothing when it can be started. */
  missing: () => string | undefined;
  start: () => Promise<RunningEngine>;
}
