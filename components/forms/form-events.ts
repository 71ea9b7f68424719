/** What the inline script (`browser/inline/replay-submits.ts`) and the React forms know of each other. */

/** The value of the submit buttons, and so the `returnValue` of a dialog that the browser itself closed by one. */
export const submitValue = 'send';

/** Sent by a form that React has hydrated. It bubbles. */
export const formHydratedEvent = 'form-hydrated';
