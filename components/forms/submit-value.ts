/** The value of the submit buttons, and so the `returnValue` of a dialog that the browser itself closed by one. */
export const submitValue = 'send';
