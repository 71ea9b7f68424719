import { connect } from 'node:net';
import { commandTimeout, type WebDriver, WebDriverError } from './webdriver.ts';

interface Waiter {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Speaks to Firefox by Marionette, the protocol of its own into which geckodriver translates WebDriver.
 * A message is its length in bytes, a colon, and JSON: `[0, id, command, parameters]`, answered by
 * `[1, id, error, result]`.
 */
export async function connectToMarionette(port: number): Promise<WebDriver> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, Waiter>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  let greet = () => {};
  let failure: Error | undefined;
  const greeted = new Promise<void>((resolve, reject) => {
    greet = resolve;
    socket.once('error', reject);
  });

  const take = (message: unknown) => {
    // The first one says which protocol it is.
    if (!Array.isArray(message)) return greet();
    const [, id, error, result] = message as [number, number, { error: string; message: string } | null, unknown];
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (error) waiter?.reject(new WebDriverError(error.error, error.message));
    else waiter?.resolve(result);
  };
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      if (colon < 0) return;
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      take(message);
    }
  });
  socket.on('close', () => {
    failure = new Error('Firefox has ended.');
    for (const { reject } of waiting.values()) reject(failure);
  });
  await greeted;

  const send = async (command: string, parameters: Record<string, unknown> = {}): Promise<unknown> => {
    if (failure) throw failure;
    lastId += 1;
    const id = lastId;
    const message = JSON.stringify([0, id, command, parameters]);
    let timer: NodeJS.Timeout | undefined;
    const answer = await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      timer = setTimeout(() => reject(new Error(`No answer to ${command}.`)), commandTimeout);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    }).finally(() => clearTimeout(timer));
    // Most results stand in an object by themselves.
    return answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
  };

  return {
    newSession: (capabilities) => send('WebDriver:NewSession', { capabilities: { alwaysMatch: capabilities } }),
    navigate: (url) => send('WebDriver:Navigate', { url }),
    refresh: () => send('WebDriver:Refresh'),
    back: () => send('WebDriver:Back'),
    findAll: (xpath) => send('WebDriver:FindElements', { using: 'xpath', value: xpath }),
    click: (id) => send('WebDriver:ElementClick', { id }),
    sendKeys: (id, text) => send('WebDriver:ElementSendKeys', { id, text }),
    execute: (script, args) => send('WebDriver:ExecuteScript', { script, args }),
    resize: (width, height) => send('WebDriver:SetWindowRect', { width, height }),
  };
}
