import { SEND_PATH } from '../../../scripts/preview/emailjs-fake.ts';
import { FAULT_CHOICES, type FaultChoice } from '../../../scripts/preview/emailjs-faults.ts';
import type { Preview } from '../../../scripts/preview/start-preview.ts';
import { logged } from './form-actions.ts';
import type { Problems } from './problems.ts';

/** Every way in which the fake for EmailJS can fail to take a message. */
export const failures = FAULT_CHOICES.filter(({ fault }) => fault.kind !== 'slow');

/** Has the next message fail so, and announces what the browser then reports. Later ones: `preview.emailjs.setFault`. */
export function failNext(preview: Preview, problems: Problems, { id, fault }: FaultChoice): void {
  problems.expect(logged);
  if (fault.kind === 'status') problems.expectAnswer(fault.status, SEND_PATH);
  else problems.expect(/^request failed: .*\/email\/send /, /^console: Failed to load resource: .*\/email\/send\)$/);
  // The browser itself repeats a request on each connection it has at hand when one is dropped: drop them all.
  preview.emailjs.nextAnswers.push(...(id === 'drop' ? Array.from({ length: 20 }, () => fault) : [fault]));
}
