/**
 * What must hold of a submission whatever happens: thousands of visits, each with its own presses, edits, connections
 * and responses, drawn from one seed and lived through in virtual time.
 */
import { createSubmission, type Send, type Submission } from '../../../../components/forms/submission.ts';
import { type Random, seededRandom } from '../../support/random.ts';
import { VirtualTime } from '../../support/virtual-time.ts';

const seed = 20_261_121;
const visits = 12_000;

/** A request as the service and the visitor know it. */
interface Request {
  words: number;
  at: number;
  /** Whether the service has the words. */
  received: boolean;
  /** Whether its response, a 2xx, has reached the page. */
  responded: boolean;
  /** What the page showed of it, at any time. */
  shown: Submission[];
}

interface Press {
  accepted: boolean;
  requests: Request[];
}

async function visit(random: Random) {
  const time = new VirtualTime();
  const problems: string[] = [];
  const presses: Press[] = [];
  const requests: Request[] = [];
  const world = { online: true, words: 1, sentWords: 0, state: { state: 'idle' } as Submission };
  const lost = (what: string) => problems.push(`${what} at ${time.now} ms`);

  const send: Send<number> = (words) => {
    const request: Request = { words, at: time.now, received: false, responded: false, shown: [] };
    if (world.state.state !== 'sending') lost('a request behind the visitor’s back');
    if (time.now - (requests.at(-1)?.at ?? Number.NEGATIVE_INFINITY) < 1_000) lost('two requests within a second');
    requests.push(request);
    presses.findLast(({ accepted }) => accepted)?.requests.push(request);
    return new Promise((resolve, reject) => {
      const fate = world.online
        ? random.pick([
            'taken',
            'taken',
            'taken',
            'refused',
            'dropped before',
            'dropped after',
            'silence',
            'taken silently',
          ])
        : 'dropped before';
      request.received = ['taken', 'dropped after', 'taken silently'].includes(fate);
      if (fate === 'silence' || fate === 'taken silently') return;
      time.schedule(
        () => {
          if (fate === 'taken') {
            request.responded = true;
            resolve();
          } else if (fate === 'refused')
            reject({ status: random.pick([400, 403, 412, 413, 429, 451, 500, 503]), text: '' });
          else reject(new TypeError('Failed to fetch'));
        },
        world.online ? random.pick([0, 80, 900, 5_000, 24_999, 25_000, 30_000, 60_000]) : 0,
      );
    });
  };

  const submission = createSubmission<number>({
    load: () =>
      new Promise((resolve, reject) => {
        const fate = random.pick(['loads', 'loads', 'loads', 'loads', 'fails', 'hangs']);
        if (fate === 'hangs') return;
        const wait = random.pick([0, 0, 40, 3_000, 26_000]);
        time.schedule(() => (fate === 'loads' ? resolve(send) : reject(new Error('blocked'))), wait);
      }),
    onChange(next) {
      world.state = next;
      const own = presses.findLast(({ accepted }) => accepted)?.requests.at(-1);
      own?.shown.push(next);
      if (next.state === 'error') {
        // "An earlier try has arrived" is a word on every earlier one.
        if (next.delivery === 'delivered')
          for (const request of requests) if (request !== own) request.shown.push(next);
        return;
      }
      if (next.state !== 'success') return;
      if (!own?.responded) lost('a success without its own 2xx');
      // The form empties its fields then.
      if (world.words !== world.sentWords) lost('words emptied that were never sent');
      if (!requests.some(({ words, received }) => received && words === world.words))
        lost('words emptied that never arrived');
    },
    isUnchanged: () => world.words === world.sentWords,
    onFailure: () => {},
    isOnline: () => world.online,
    now: () => time.now,
    schedule: time.schedule,
    rateLimit: { lastSent: Number.NEGATIVE_INFINITY },
  });

  const press = () => {
    const wasSending = world.state.state === 'sending';
    const entry: Press = { accepted: !wasSending, requests: [] };
    presses.push(entry);
    if (!wasSending) world.sentWords = world.words;
    if (submission.submit(world.words) === wasSending) lost('a press was not taken as it should be');
  };

  for (let step = 0; step < 4 + random.below(8); step += 1) {
    const act = random.pick(['press', 'press', 'press twice', 'edit', 'connection', 'reset']);
    if (act.startsWith('press')) press();
    if (act === 'press twice') press();
    // The fields are locked while the form is being sent.
    if (act === 'edit' && world.state.state !== 'sending') world.words += 1;
    if (act === 'connection') world.online = !world.online;
    if (act === 'reset') submission.reset();
    await time.pass(random.pick([0, 1, 500, 1_000, 4_000, 20_000, 25_000, 70_000]));
  }
  await time.pass();

  if (world.state.state === 'sending') lost('sending without end');
  for (const { accepted, requests: own } of presses) {
    if (own.length > (accepted ? 1 : 0)) lost('more requests than presses');
  }
  for (const { received, shown } of requests) {
    const honest = shown.some(
      (what) => what.state === 'success' || (what.state === 'error' && what.delivery !== 'notDelivered'),
    );
    if (received && !honest) lost('words arrived, and the visitor was told that they did not');
  }
  return { problems, requests, received: requests.filter(({ received }) => received).length };
}

it(`holds in ${visits} visits (seed ${seed})`, async () => {
  const random = seededRandom(seed);
  const problems: string[] = [];
  let requests = 0;
  let received = 0;
  for (let number = 0; number < visits; number += 1) {
    const result = await visit(random);
    problems.push(...result.problems.map((problem) => `visit ${number}: ${problem}`));
    requests += result.requests.length;
    received += result.received;
  }
  expect(problems.slice(0, 5)).toEqual([]);
  // Visits in which nothing happens prove nothing.
  expect(requests).toBeGreaterThan(visits);
  expect(received).toBeGreaterThan(visits / 3);
}, 120_000);
