/** Names in the page by which the server's HTML, the inline scripts and the hydrated forms find each other. */

/** Id of the page's one quote dialog. */
export const quoteDialogId = 'quote-dialog';

/** Id of the notification region: what became of a quote request, outside of the dialog. */
export const quoteNoticeId = 'quote-notice';

/** Id of what the quote dialog says about the cleaning list in its message. */
export const quoteListNoteId = 'quote-list';

/** Id of the text that tells visitors of the contact page that the cleaning list has written into the message. */
export const missedNoteId = 'missed';

/** The value of the submit buttons, and so the `returnValue` of a dialog that the browser itself closed by one. */
export const submitValue = 'send';

/** Dispatched on the document when the script that hydrates the forms does not load, or fails. */
export const islandsFailedEvent = 'islands-failed';

/** Dispatched by a form that React has hydrated. It bubbles. */
export const formHydratedEvent = 'form-hydrated';

/** What follows a field's id in the id of the element that says what is wrong with the field. */
export const fieldErrorSuffix = '-error';
