import { MessageTooLargeError, ScriptUnavailableError } from '../../../../components/forms/failure.ts';
import {
  createSubmission,
  type RateLimit,
  type Send,
  type Submission,
  sendTimeout,
  shortestInterval,
} from '../../../../components/forms/submission.ts';
import { VirtualTime } from '../../support/virtual-time.ts';

/** A submission whose service and time belong to the test. */
function setUp({
  load,
  rateLimit = { lastSent: Number.NEGATIVE_INFINITY },
}: {
  load?: () => Promise<Send<string>>;
  rateLimit?: RateLimit;
} = {}) {
  const time = new VirtualTime();
  const states: Submission[] = [];
  const failures: unknown[] = [];
  const requests: { message: string; at: number; respond: () => void; fail: (error: unknown) => void }[] = [];
  const world = { online: true, unchanged: true };
  const send: Send<string> = (message) =>
    new Promise((resolve, reject) => {
      requests.push({ message, at: time.now, respond: resolve, fail: reject });
    });
  const submission = createSubmission<string>({
    load: load ?? (async () => send),
    onChange: (state) => states.push(state),
    isUnchanged: () => world.unchanged,
    onFailure: (error) => failures.push(error),
    isOnline: () => world.online,
    now: () => time.now,
    schedule: time.schedule,
    rateLimit,
  });
  return { time, states, failures, requests, world, submission, send };
}

const status = (code: number) => ({ status: code, text: '' });

it('goes from sending to success by the response to its own request', async () => {
  const { time, states, requests, submission } = setUp();
  expect(submission.submit('hello')).toBe(true);
  await time.pass(0);
  expect(requests.map(({ message }) => message)).toEqual(['hello']);
  expect(states).toEqual([{ state: 'sending' }]);
  requests[0]?.respond();
  await time.pass();
  expect(states).toEqual([{ state: 'sending' }, { state: 'success' }]);
});

it('takes no second press while it is sending', async () => {
  const { time, requests, submission } = setUp();
  submission.submit('one');
  expect(submission.submit('two')).toBe(false);
  await time.pass(0);
  expect(submission.submit('three')).toBe(false);
  await time.pass(sendTimeout - 1);
  expect(requests).toHaveLength(1);
});

it.each([
  [400, 'configuration'],
  [401, 'blocked'],
  [403, 'blocked'],
  [404, 'configuration'],
  [412, 'configuration'],
  [413, 'too-large'],
  [422, 'configuration'],
  [429, 'too-many'],
  [451, 'blocked'],
  [500, 'server'],
  [503, 'server'],
])('tells the reason of a response with %i: %s, and that nothing arrived', async (code, reason) => {
  const { time, states, failures, requests, submission } = setUp();
  submission.submit('hello');
  await time.pass(0);
  requests[0]?.fail(status(code));
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'error', reason, delivery: 'notDelivered' });
  expect(failures).toEqual([status(code)]);
});

it.each([
  { error: 'The Public Key is required', reason: 'configuration', delivery: 'notDelivered' },
  { error: new MessageTooLargeError(), reason: 'too-large', delivery: 'notDelivered' },
  { error: new TypeError('Failed to fetch'), reason: 'unreachable', delivery: 'unknown' },
  { error: new ScriptUnavailableError(), reason: 'script', delivery: 'unknown' },
])('tells the reason of $error: $reason', async ({ error, reason, delivery }) => {
  const { time, states, requests, submission } = setUp();
  submission.submit('hello');
  await time.pass(0);
  requests[0]?.fail(error);
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'error', reason, delivery });
});

it('knows that nothing has left a device without a connection', async () => {
  const { time, states, requests, world, submission } = setUp();
  world.online = false;
  submission.submit('hello');
  await time.pass(0);
  requests[0]?.fail(new TypeError('Failed to fetch'));
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'offline', delivery: 'notDelivered' });
});

it('does not know what has left a device that lost its connection meanwhile', async () => {
  const { time, states, requests, world, submission } = setUp();
  submission.submit('hello');
  await time.pass(0);
  world.online = false;
  requests[0]?.fail(new TypeError('Failed to fetch'));
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'offline', delivery: 'unknown' });
});

it('gives up after a while, says that it may have arrived, and takes the response that comes after all', async () => {
  const { time, states, requests, submission } = setUp();
  submission.submit('hello');
  await time.pass(sendTimeout - 1);
  expect(states.at(-1)).toEqual({ state: 'sending' });
  await time.pass(1);
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'timeout', delivery: 'unknown' });
  requests[0]?.respond();
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'success' });
});

it('stays with its error when a late 2xx finds other values in the form, and says that the first try has arrived', async () => {
  const { time, states, requests, world, submission } = setUp();
  submission.submit('hello');
  await time.pass(sendTimeout);
  world.unchanged = false;
  requests[0]?.respond();
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'timeout', delivery: 'delivered' });
});

it('stays with its error when the response that comes after all is a refusal', async () => {
  const { time, states, failures, requests, submission } = setUp();
  submission.submit('hello');
  await time.pass(sendTimeout);
  requests[0]?.fail(status(500));
  await time.pass();
  expect(states).toHaveLength(2);
  expect(failures).toHaveLength(2);
});

it('never takes the late response of an earlier try for that of a later one, but says that it has come', async () => {
  const { time, states, requests, submission } = setUp();
  submission.submit('first');
  await time.pass(sendTimeout);
  submission.submit('second');
  await time.pass(0);
  requests[0]?.respond();
  await time.pass(0);
  expect(states.at(-1)).toEqual({ state: 'sending' });
  requests[1]?.fail(status(500));
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'server', delivery: 'delivered' });
});

it('says so too when the earlier response comes after the later failure', async () => {
  const { time, states, requests, submission } = setUp();
  submission.submit('first');
  await time.pass(sendTimeout);
  submission.submit('second');
  await time.pass(0);
  requests[1]?.fail(status(429));
  await time.pass(0);
  requests[0]?.respond();
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'too-many', delivery: 'delivered' });
});

it('remembers that an earlier try may have arrived when the next one surely has not', async () => {
  const { time, states, requests, submission } = setUp();
  submission.submit('first');
  await time.pass(sendTimeout);
  submission.submit('first');
  await time.pass(0);
  requests[1]?.fail(status(429));
  await time.pass(0);
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'too-many', delivery: 'unknown' });

  // The first one is refused after all.
  requests[0]?.fail(status(500));
  await time.pass(2_000);
  submission.submit('first');
  await time.pass(0);
  requests[2]?.fail(status(429));
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'too-many', delivery: 'notDelivered' });
});

it('forgets earlier tries when another message follows a success', async () => {
  const { time, states, requests, submission } = setUp();
  submission.submit('first');
  await time.pass(sendTimeout);
  submission.submit('first, again');
  await time.pass(0);
  requests[0]?.respond();
  requests[1]?.respond();
  await time.pass(2_000);
  submission.submit('another');
  await time.pass(0);
  requests[2]?.fail(status(500));
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'server', delivery: 'notDelivered' });
});

it('sends nothing once it has given up on loading what sends', async () => {
  const later: { send?: (send: Send<string>) => void } = {};
  const { time, states, requests, submission, send } = setUp({
    load: () => new Promise((resolve) => Object.assign(later, { send: resolve })),
  });
  submission.submit('hello');
  await time.pass(sendTimeout);
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'script', delivery: 'notDelivered' });
  later.send?.(send);
  await time.pass();
  expect(requests).toEqual([]);
});

it('fails when what sends cannot be loaded', async () => {
  const { time, states, submission } = setUp({ load: () => Promise.reject(new ScriptUnavailableError()) });
  submission.submit('hello');
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'error', reason: 'script', delivery: 'notDelivered' });
});

it('keeps to one request a second, across forms', async () => {
  const rateLimit = { lastSent: Number.NEGATIVE_INFINITY };
  const { time, requests, submission } = setUp({ rateLimit });
  submission.submit('one');
  await time.pass(0);
  requests[0]?.fail(status(500));
  await time.pass(10);
  submission.submit('two');
  await time.pass(0);
  expect(requests).toHaveLength(1);
  await time.pass(shortestInterval);
  expect(requests[1]?.at).toBe(shortestInterval);
  expect(rateLimit.lastSent).toBe(shortestInterval);
});

it('goes back to idle when told, but not while it is sending', async () => {
  const { time, states, requests, submission } = setUp();
  submission.reset();
  submission.submit('hello');
  submission.reset();
  expect(states).toEqual([{ state: 'sending' }]);
  await time.pass(0);
  requests[0]?.respond();
  await time.pass();
  submission.reset();
  expect(states.at(-1)).toEqual({ state: 'idle' });
});

it('stays idle when the response to a message that was given up comes after a reset', async () => {
  const { time, states, requests, submission } = setUp();
  submission.submit('hello');
  await time.pass(sendTimeout);
  submission.reset();
  requests[0]?.respond();
  await time.pass();
  expect(states.at(-1)).toEqual({ state: 'idle' });
});
