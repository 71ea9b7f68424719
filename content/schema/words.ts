/** Words that stand on several pages, and all texts of the two forms: `content/labels.json` and `content/forms.json`. */
import * as z from 'zod';
import { template, text } from './primitives.ts';

const sliderTexts = z.strictObject({
  slider: text('Name of the slider between the two, for screen readers, which add a number from 0 to 100.'),
  note: text('Under the two pictures: what to do, and what they are.'),
});

export const labelsSchema = z
  .strictObject({
    quoteButton: text(
      "The button that opens the quote form, in the header and on the pages. Don't change this wording.",
    ),
    skipLink: text('The first link of every page, for those who use the keyboard.'),
    mainNavigation: text('Name of the menu in the header, for screen readers.'),
    menuButton: text('The button that opens the menu on phones.'),
    closeMenuButton: text('Name of the X button that closes that menu.'),
    breadcrumb: text("Name of the links above a detail page's heading, for screen readers."),
    cleaningList: text('The link of services and industries to the cleaning list.'),
    call: text('The links that call the main number.'),
    quoteOnPaper: text('How to get a quote, on a printed page, under the last heading.'),
    callServiceArea: text('The link that calls the number of the service-area page.'),
    callBar: z
      .strictObject({ name: text('Its name, for screen readers.'), call: text('Its link that calls.') })
      .describe('The bar at the lower edge of phones.'),
    socialLink: template(['network'], "Names of the links to the company's own pages on social networks."),
    learnMore: z
      .strictObject({
        label: text('As shown.'),
        about: template(['page'], 'Added for screen readers alone.'),
      })
      .describe('The link of a card to its page.'),
    pictures: z
      .strictObject({
        link: text('The link that opens an email. Answers above it ask visitors for pictures.'),
        emailSubject: template(['page'], "The email's subject."),
      })
      .describe('Under the questions of a service or industry: how to send us pictures.'),
    beforeAfter: z
      .strictObject({
        before: text('On the picture of the place before it was cleaned.'),
        after: text('On the picture of the same place, clean.'),
        beforeAlt: text('What the first picture shows, for those who cannot see it.'),
        drawing: sliderTexts.describe('Where the two are drawings.'),
        photo: sliderTexts.describe('Where the two are photos.'),
      })
      .describe('The two pictures of a place, before and after cleaning, with a slider between them.'),
    photoAlt: template(
      ['page'],
      'What a photo shows, for those who cannot see it, until the file of its page says it.',
    ),
    county: template(['county'], 'A county in lists.'),
    frequencyNote: text('Under the table of how often a service is needed.'),
    lastUpdated: text('Before the date of a legal text.'),
  })
  .describe('Words that several pages share: links, buttons, and names that screen readers announce.');

const specified = "Don't change this wording.";

export const formsSchema = z
  .strictObject({
    labels: z
      .strictObject({
        name: text("The visitor's name."),
        email: text("The visitor's email address."),
        phone: text("The visitor's phone number; in the quote form only."),
        message: text('What the visitor wants to say.'),
      })
      .describe('Labels of the fields, the same in both forms.'),
    fieldErrors: z
      .strictObject({
        name: text('The name is missing.'),
        email: text('The email address is missing.'),
        malformedEmail: text('What is in the email field is no email address.'),
        phone: text('The phone number is missing.'),
        message: text('The message is missing.'),
      })
      .describe("Under a field that keeps a form from being sent, besides the browser's own message."),
    sending: text(`On the submit button while a form is being sent. ${specified}`),
    sendingAnnouncement: text('Announced while a form is being sent.'),
    interrupted: text('In a form whose message was sent, but whose page was left before there was a response.'),
    waiting: text('Beside the submit button when it was pressed before the page was ready for it.'),
    unavailable: text(
      'Where the part of the page that sends forms could not be loaded. Phone number and email address follow.',
    ),
    suggestion: template(
      ['suggestion'],
      'Beside the email field when the address looks mistyped; a button with the right one.',
    ),
    failure: z
      .strictObject({
        advice: z
          .strictObject({
            offline: text('The device has no connection.'),
            timeout: text('The service did not respond in time.'),
            unreachable: text('The connection was lost.'),
            configuration: text('The EmailJS account is not set up as it should be.'),
            blocked: text('The service refuses requests from here.'),
            'too-large': text('The message is larger than the service takes.'),
            'too-many': text('Too many messages at once.'),
            server: text('The service is out of order.'),
            script: text('The part of the page that sends forms did not run.'),
          })
          .describe('Why it may have failed and what to do, by what is known of the failure.'),
        deliveries: z
          .strictObject({
            unknown: text('Nobody knows whether it arrived.'),
            delivered: text('An earlier try turned out to have arrived.'),
          })
          .describe('Added where the message may have reached us all the same.'),
        backOnline: text('Appears when a lost connection is back.'),
        ways: z
          .strictObject({
            call: text('Calls the main number.'),
            email: text("Opens the visitor's mail program with what was typed."),
            text: text('Opens a text message; only where "textPhone" is set in content/business.json.'),
            copy: text('Copies what was typed.'),
            copied: text('Said once it is copied.'),
            copyByHand: text('Announced for the message, where the browser lets only the visitor copy it.'),
          })
          .describe('The ways to go on.'),
      })
      .describe('Help under the error message.'),
    noScript: text('In place of a form where JavaScript is off. Phone number and email address follow.'),
    quote: z
      .strictObject({
        eyebrow: text("The small line above the form's title."),
        defaultSubject: text(
          `The form's title, and service_type in the email, on pages that are not about one service or industry. ${specified}`,
        ),
        lead: text("Under the form's title."),
        servicesLegend: text('Above the services to choose from.'),
        servicesHint: text('Under that.'),
        hints: z
          .strictObject({
            email: text('Under the email field.'),
            phone: text('Under the phone field.'),
            message: text('Under the message field.'),
          })
          .describe('Small texts under the fields that need one.'),
        submit: text('The submit button.'),
        closeLabel: text('Name of the X button that closes the form.'),
        success: text(`Shown once the request was sent; the form then closes by itself. ${specified}`),
        noticeLabel: text('Name of the notification region, which shows the texts below.'),
        confirmation: text('Stays on the page after the form has closed.'),
        notSent: text('Shown on the page when sending failed after the form was closed.'),
        reopen: text('Opens the form again, beside that.'),
        dismiss: text('Takes the confirmation away.'),
        error: text(`Shown when sending failed. ${specified}`),
      })
      .describe('The quote form, in its dialog.'),
    contact: z
      .strictObject({
        serviceType: text(
          'service_type in the email, which tells you that a message came from this form. Visitors do not see it.',
        ),
        emailSubject: text('Subject of the email that a visitor may write when the form fails.'),
        hints: z
          .strictObject({
            email: text('Under the email field.'),
            message: text('Under the message field.'),
          })
          .describe('Small texts under the fields that need one.'),
        submit: text('The submit button.'),
        success: text(`Shown once the message was sent; it stays. ${specified}`),
        error: text(`Shown when sending failed. ${specified}`),
      })
      .describe('The message form on the contact page.'),
  })
  .describe('Every text of the quote form and the contact form.');
