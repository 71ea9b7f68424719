/** What the inline script (`browser/inline/replay-submits.ts`) and the React forms know of each other. */

/** The value of the submit buttons, and so the `returnValue` of a dialog that the browser itself closed by one. */
export const submitValue = 'send';

/** Sent on the document when the script that hydrates the forms does not load, or fails. */
export const islandsFailedEvent = 'islands-failed';

/** Sent by a form that React has hydrated. It bubbles. */
export const formHydratedEvent = 'form-hydrated';
