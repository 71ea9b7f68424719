import { pages } from '../../content/content.ts';
import { missedNoteId } from '../forms/dom-names.ts';

const { summary, messages, message, view } = pages.cleaningList;
const { heading: _heading, private: _private, ...counted } = summary;

/** What the script of the cleaning list (`browser/cleaning-list/`) needs of the content, which only the build can read. */
export const listScriptContent = {
  summary: counted,
  messages,
  message,
  missed: view.missed,
  checkHeading: view.heading,
  contactAddress: `${pages.contact.path}#${missedNoteId}`,
};

export type ListScriptContent = typeof listScriptContent;
