import { business } from '../business.ts';
import type { LegalDocument } from '../schema.ts';
import { limits } from './terms-facts.ts';

/**
 * The Privacy Policy page, `/privacy-policy/`. Change it whenever the website starts to collect, send or store
 * something else, and have a lawyer read it before you rely on it.
 *
 * Name, phone and email come from `business.ts`, the age from `terms-facts.ts`: change them there.
 */
export const privacyPolicy: Readonly<LegalDocument> = {
  path: '/privacy-policy/',
  /** Its icon in lists of pages. */
  icon: 'shield',
  /** The page's heading. */
  title: 'Privacy Policy',
  /** The text under the heading. */
  summary:
    `This page says what ${business.name} learns about you through this website, where it goes, ` +
    'and how to have it corrected or deleted.',
  /** The policy, in the order shown: each has a heading, paragraphs, and a list where that is easier to read. */
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'You can read every page without telling us who you are. There are no accounts and nothing to sign in to. ' +
          'We learn your name and how to reach you only when you send a form, call or write.',
      ],
    },
    {
      heading: 'What the forms send',
      paragraphs: [
        'Please leave door codes, passwords, card numbers and health details out of our forms.',
        'Nothing you type leaves your device until you press the send button. There are two forms:',
      ],
      items: [
        'The quote form sends your name, email address, phone number and message, the services you chose, ' +
          'and which service the form was about.',
        'The message form on the contact page sends your name, email address and message, ' +
          'with a note that it came from that form.',
      ],
    },
    {
      heading: 'How a form reaches us',
      paragraphs: [
        'Both forms go through EmailJS, an email delivery service, which passes them on to our mailbox. ' +
          'EmailJS is a separate company. ' +
          'It sees what you sent and technical details such as your IP address, and its own privacy policy applies.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'We read what you send to answer you, to prepare a quote, and to plan and bill the work if you order it.',
      ],
    },
    {
      heading: 'Cookies and your browser',
      paragraphs: [
        'This website sets no analytics or advertising cookies.',
        'While you fill in a form, what you have typed is kept in this tab of your browser, so that a reload or a look at ' +
          'another page does not lose it, and so that our two forms need not ask you twice. ' +
          'It is not sent anywhere until you press the send button.',
        'It is deleted once your message is sent, an hour after you last changed it when you next open one of our pages, ' +
          'and when you close the tab. On a device that others use, close the tab if you leave a form unfinished.',
      ],
    },
    {
      heading: 'Google reviews on the home page',
      paragraphs: [
        'The home page has a section with our Google reviews, shown by a widget that another company provides. ' +
          'Your browser asks that company for it only when the section comes near your screen.',
        'From then on, that company can see your IP address and browser and may set cookies of its own. ' +
          'What it does with them is described in its own privacy policy.',
      ],
    },
    {
      heading: 'Server logs',
      paragraphs: [
        'The company that hosts this website keeps ordinary server logs: ' +
          'the IP address, the time, the page asked for and the type of browser. ' +
          'Logs like these are used to keep a website running and to fend off abuse.',
      ],
    },
    {
      heading: 'Links to other websites',
      paragraphs: [
        'Our links to Google and to social networks are plain links. ' +
          'Those companies learn of your visit only when you follow one, and their own rules apply there.',
      ],
    },
    {
      heading: 'How long we keep it, and how to have it deleted',
      paragraphs: [
        'What you send stays in our mailbox while we need it to answer you, to do the work and to keep our books. ' +
          `To have it deleted, write to ${business.email} from the address you used. ` +
          'If there is something we must keep, such as an invoice, we tell you so.',
      ],
    },
    {
      heading: 'Your choices and rights',
      paragraphs: [
        'You can ask us for the following at any time, and the law where you live may give you further rights:',
      ],
      items: [
        'What we hold about you, and a copy of it.',
        'A correction, if something is wrong or out of date.',
        'Deletion of what we do not have to keep.',
        'That we stop contacting you.',
      ],
    },
    {
      heading: 'Safety on the way',
      paragraphs: [
        'Pages and forms travel over an encrypted connection. ' +
          'No connection or mailbox is free of risk, so tell us sensitive details by phone or in person.',
      ],
    },
    {
      heading: 'Young people',
      paragraphs: [
        `Our services and forms are not for people under ${limits.minimumAge}. ` +
          'If a younger person has written to us, let us know, and we delete the message.',
      ],
    },
    {
      heading: 'Changes to this policy',
      paragraphs: ['When the website or our use of your details changes, we change this page to match.'],
    },
    {
      heading: 'Questions about your privacy',
      paragraphs: [
        `Email ${business.email} or phone ${business.phone}. ` +
          `${business.name} is based in ${business.address.city}, Ohio.`,
      ],
    },
  ],
  /** What search results show. */
  metadata: {
    title: 'Privacy Policy',
    description:
      'What our quote and contact forms send, who delivers them, what the reviews widget sees, ' +
      'and how to have your details deleted.',
  },
  /** The day the text last changed in substance. */
  updated: '2026-11-21',
};
