/** How long an browser may take over one command, in milliseconds. */
export const commandTimeout = 60_000;

/** The key under which WebDriver names an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** What an browser says when it cannot do what it was told. */
export class WebDriverError extends Error {
  override name = 'WebDriverError';
  constructor(kind: string, message: string) {
    super(`${kind}: ${message}`);
  }
}

/** The commands of W3C WebDriver that the flows need, whichever way they reach the browser. */
export interface WebDriver {
  newSession: (capabilities: Record<string, unknown>) => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
  refresh: () => Promise<unknown>;
  back: () => Promise<unknown>;
  findAll: (xpath: string) => Promise<unknown>;
  click: (id: string) => Promise<unknown>;
  sendKeys: (id: string, text: string) => Promise<unknown>;
  execute: (script: string, args: readonly unknown[]) => Promise<unknown>;
  /** Sets the size of the window, its frame included. */
  resize: (width: number, height: number) => Promise<unknown>;
}

/** Speaks to a driver by HTTP, as the standard has it. */
export function connectToDriver(driverUrl: string): WebDriver {
  let session = '';
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${driverUrl}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(commandTimeout),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(error, message);
  };
  const post = (path: string, body: unknown = {}) => send('POST', `/session/${session}${path}`, body);

  return {
    async newSession(capabilities) {
      const created = (await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
        sessionId: string;
      };
      session = created.sessionId;
      return created;
    },
    navigate: (url) => post('/url', { url }),
    refresh: () => post('/refresh'),
    back: () => post('/back'),
    findAll: (xpath) => post('/elements', { using: 'xpath', value: xpath }),
    click: (id) => post(`/element/${id}/click`),
    sendKeys: (id, text) => post(`/element/${id}/value`, { text }),
    execute: (script, args) => post('/execute/sync', { script, args }),
    resize: (width, height) => post('/window/rect', { width, height }),
  };
}
