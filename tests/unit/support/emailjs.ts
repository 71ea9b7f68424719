/**
 * EmailJS as the real SDK meets it: `fetch` is replaced, so the tests see the exact request on the wire.
 * jsdom has no `fetch` of its own, and nothing here reaches the network.
 */

import { rateLimit } from '../../../components/forms/useSubmission.ts';

/** The account that the tests send through. */
export const account = { publicKey: 'test-public-key', serviceId: 'test-service', templateId: 'test-template' };

/** What the SDK asks of the service. */
export interface SentRequest {
  url: string;
  method: string | undefined;
  payload: unknown;
}

/** What the service responds: a status with its text, or an error when the network fails. */
export type FakeResponse = { status: number; text: string } | Error;

export interface FakeEmailJs {
  /** Every request so far. */
  requests: SentRequest[];
  /** Responds to the oldest request that has no response. */
  respond: (response: FakeResponse) => void;
}

/** Replaces `fetch` with a service that keeps each request waiting until the test responds. */
export function fakeEmailJs(): FakeEmailJs {
  // What another test has sent holds nobody up in this one.
  rateLimit.lastSent = Number.NEGATIVE_INFINITY;
  const requests: SentRequest[] = [];
  const waiting: ((response: FakeResponse) => void)[] = [];
  window.fetch = (url, init) => {
    requests.push({ url: String(url), method: init?.method, payload: JSON.parse(String(init?.body)) });
    return new Promise((resolve, reject) => {
      waiting.push((response) => {
        if (response instanceof Error) reject(response);
        else resolve(toResponse(response));
      });
    });
  };
  return {
    requests,
    respond: (response) => {
      const next = waiting.shift();
      if (!next) throw new Error('No request waits for a response.');
      next(response);
    },
  };
}

/** The parts of a response that the SDK reads; jsdom has no `Response`. */
function toResponse({ status, text }: { status: number; text: string }): Response {
  return { status, ok: status >= 200 && status < 300, text: async () => text } as Response;
}
