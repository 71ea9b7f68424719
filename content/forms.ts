import { business } from './business.ts';

/**
 * Every text of the quote form and the contact form.
 *
 * The success, error and sending messages are the specification's, to the letter: do not reword them.
 */
export const forms = {
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
  /** On the submit button while a form is being sent. */
  sending: 'Sending...',
  /** Announced while a form is being sent. */
  sendingAnnouncement: 'Your message is on its way.',
  /** In a form whose message was sent, but whose page was left before there was a response. */
  interrupted:
    "Your message was on its way when you left this page. It may have arrived. If you're not sure, send it again or call.",
  /** Beside the submit button when it was pressed before the page was ready for it. */
  waiting: "It isn't sent yet. Keep this page open: it goes out as soon as the page has finished loading.",
  /** Where the part of the page that sends forms could not be loaded. */
  unavailable:
    "Part of this page didn't load, so nothing was sent. What you typed is still here. Press the button again. If that doesn't help, reload the page, or call or email us:",
  /** Beside the email field when the address looks mistyped. `{email}` becomes a button with the address. */
  suggestion: 'Did you mean {email}?',
  /** Help under the error message. The message itself is the specification's. */
  failure: {
    /** Why it may have failed and what to do, by what is known of the failure. */
    advice: {
      offline: "You seem to be offline. What you typed is still here: send it once you're connected.",
      timeout: 'The answer took too long.',
      unreachable: 'We lost the connection. What you typed is still here.',
      configuration:
        'This is a fault in our form, and another try will not help. Please call, or email what you wrote.',
      blocked: 'The service that delivers our forms refused this one. Please call, or email what you wrote.',
      'too-large': 'Your message is longer than the form can send. Shorten it, or email it in full.',
      'too-many': 'Too many messages came in at once. Wait a minute and try again, or call.',
      server: 'Our online form is having trouble right now, so nothing was sent. What you typed is still here.',
      script:
        'Something kept the form from sending, maybe an ad blocker or a weak connection. What you typed is still here.',
    },
    /** Added where the message may have reached us all the same. */
    deliveries: {
      unknown: 'It may have arrived all the same: if you send it again, we may get it twice, and that is fine.',
      delivered: 'Your first try did arrive after all. Send it again only if you have changed it since.',
    },
    /** Appears when a lost connection is back. */
    backOnline: 'You are online again. You can send it now.',
    /** The ways to go on. */
    ways: {
      retry: 'Try again',
      call: `Call ${business.phone}`,
      email: 'Email it instead',
      /** Only where `textPhone` is set in `business.ts`. */
      text: 'Text it instead',
      copy: 'Copy my message',
      copied: 'Copied',
      /** Announced for the message, where the browser lets only the visitor copy it. */
      copyByHand: 'Your message, ready to copy',
    },
  },
  /** Shown in place of a form where JavaScript is off. Phone number and email address follow. */
  noScript: 'This form needs JavaScript, which is off in your browser. Please call or email us instead:',
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
    /** Name of the X button that closes the dialog. */
    closeLabel: 'Close the quote form',
    /** Shown once the request was sent; the dialog then closes by itself. */
    success: `✅ Thank you! We'll get back to you within ${business.quoteResponseHours} hours.`,
    /** Name of the notification region, which shows the texts below. */
    noticeLabel: 'Your quote request',
    /** Stays on the page after the dialog has closed. */
    confirmation: `Your quote request is sent. We'll get back to you within ${business.quoteResponseHours} hours.`,
    /** Shown on the page when sending failed after the dialog was closed. */
    notSent: 'Your quote request was not sent. What you wrote is kept.',
    /** Opens the dialog again, beside `notSent`. */
    reopen: 'Open the form',
    /** Takes the confirmation away. */
    dismiss: 'Close this note',
    /** Shown when sending failed. */
    error: '❌ Something went wrong. Please try again or call us directly.',
  },
  /** The message form on the contact page. */
  contact: {
    /** `service_type` in the email, which tells you that a message came from this form. Visitors do not see it. */
    serviceType: 'Contact Form',
    /** Subject of the email that a visitor may write when the form fails. */
    emailSubject: 'Message for you',
    /** Small texts under the fields that need one. */
    hints: {
      /** Under the email field. */
      email: 'We reply to this address.',
      /** Under the message field. */
      message: 'About a visit? Tell us the day and the room.',
    },
    /** The submit button. */
    submit: 'Send Message',
    /** Shown once the message was sent; it stays. */
    success: "Thank you! We'll get back to you soon.",
    /** Shown when sending failed. */
    error: 'Something went wrong. Please try again.',
  },
} as const;
