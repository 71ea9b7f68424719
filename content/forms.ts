import { business } from './business.ts';

/**
 * Every text of the quote form and the contact form.
 *
 * The success, error and sending messages are the specification's, to the letter: do not reword them.
 */
export const forms = {
  /** The button that opens the quote dialog, in the header and on the pages. */
  openLabel: 'Get Free Quote',
  /** Labels of the fields, the same in both forms. The contact form has no phone field. */
  labels: {
    /** The visitor's name. */
    name: 'Name',
    /** The visitor's email address. */
    email: 'Email',
    /** The visitor's phone number; quote form only. */
    phone: 'Phone',
    /** What the visitor wants to say. */
    message: 'Message',
  },
  /** Above the fields of both forms: every field is required. */
  requiredNote: 'Please fill in every field.',
  /** On the submit button while a form is being sent. */
  sending: 'Sending...',
  /** Shown in place of a form where JavaScript is off. */
  noScript: `This form needs JavaScript. You can also call ${business.phone} or email ${business.email}.`,
  /** The quote form, in its dialog. */
  quote: {
    /** The small line above the dialog's title. */
    eyebrow: 'Free quote',
    /** The dialog's title, and `service_type` in the email, on pages that are not about one service or industry. */
    defaultSubject: 'Professional Cleaning Services',
    /** Under the dialog's title. */
    lead: `Tell us about the place. We answer within ${business.quoteResponseHours} hours.`,
    /** Above the services to choose from. */
    servicesLegend: 'What would you like cleaned?',
    /** Under the legend. */
    servicesHint: 'Choose all that apply.',
    /** Small texts under the fields that need one. */
    hints: {
      /** Under the email field. */
      email: 'The quote goes here.',
      /** Under the phone field. */
      phone: 'With area code, in case we have a question.',
      /** Under the message field. */
      message: 'Kind of place, town, rough size, and how often. Leave out door and alarm codes.',
    },
    /** The submit button. */
    submit: 'Request My Free Quote',
    /** Read out for the X button that closes the dialog. */
    closeLabel: 'Close the quote form',
    /** Shown once the request was sent; the dialog then closes by itself. */
    success: `✅ Thank you! We'll get back to you within ${business.quoteResponseHours} hours.`,
    /** Shown when sending failed. */
    error: '❌ Something went wrong. Please try again or call us directly.',
  },
  /** The message form on the contact page. */
  contact: {
    /** `service_type` in the email, which tells you that a message came from this form. Visitors do not see it. */
    serviceType: 'Contact Form',
    /** Small texts under the fields that need one. */
    hints: {
      /** Under the email field. */
      email: 'We reply to this address.',
      /** Under the message field. */
      message: 'If it is about a visit, name the date and the room.',
    },
    /** The submit button. */
    submit: 'Send Message',
    /** Shown once the message was sent; it stays. */
    success: "Thank you! We'll get back to you soon.",
    /** Shown when sending failed. */
    error: 'Something went wrong. Please try again.',
  },
} as const;
