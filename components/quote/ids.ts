/** Id of the page's one quote dialog. */
export const quoteDialogId = 'quote-dialog';

/** Id of the place on the page, outside of the dialog, for the outcome of a request. */
export const quoteNoticeId = 'quote-notice';
