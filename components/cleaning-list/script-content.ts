import { pages } from '../../content/content.ts';

const { summary, messages, message, view } = pages.cleaningList;
const { heading: _heading, private: _private, ...summaryTexts } = summary;

/** What the list's script says. The build puts it into the script, for only the build can read the content. */
export const listScriptContent = { summary: summaryTexts, messages, message, missed: view.missed };

export type ListScriptContent = typeof listScriptContent;
