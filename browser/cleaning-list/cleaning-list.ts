/**
 * Makes the form of the cleaning list answer: it sums up, takes back, keeps the list in the address and in the tab, and puts it
 * into the messages of the two forms. `browser/inline/load-cleaning-list.ts` loads this when the list is first used. What the
 * visitor writes leaves the browser only in a link that they share, or in a form that they send.
 */
import type { ListScriptContent } from '../../components/cleaning-list/script-content.ts';
import { quoteDialogId, quoteListNoteId } from '../../components/forms/dom-names.ts';
import { changeDraft, draftText } from '../../components/forms/draft.ts';
import { bytesOf, maxVariablesBytes } from '../../components/forms/send-email.ts';
import { quoteMessage, writeField } from '../quote-message.ts';
import { showInspection, showOwnLines } from './inspection.ts';
import { keepList, keptList } from './kept-list.ts';
import {
  type CleaningList,
  fieldsOf,
  readList,
  servicesOf,
  shownPart,
  tickRoom,
  tickUsualTasks,
  usualList,
  writeList,
} from './list.ts';
import { decodeList, encodeList } from './list-link.ts';
import { addToMessage, listText, missedSummary, missedText, quotedText } from './list-text.ts';
import { summaryOf, tasksText } from './summary.ts';

/** Put in by `scripts/build/postbuild/cleaning-list-bundle.ts`. */
declare const CONTENT: ListScriptContent;

/** Some mail programs cut longer links. */
const longLink = 2_000;

/** What a list may take of the email's variables, in bytes. The other fields need some. */
const maxMessageBytes = maxVariablesBytes - 2_000;

/** How long nothing may change before the summary is announced and the address follows, in milliseconds. */
const pause = 400;

const found = document.querySelector<HTMLFormElement>('form[data-cleaning-list]');
if (found) start(found);

function start(form: HTMLFormElement): void {
  const { messages } = CONTENT;
  const fields = fieldsOf(form);
  const summary = document.querySelector('[data-summary]');
  const note = document.querySelector('[data-note]');
  const linkNote = document.querySelector('[data-link-note]');
  const undoButton = document.querySelector('[data-do=undo]');
  const heading = form.querySelector('section h2');
  const listHeading = heading?.textContent ?? '';

  let list = usualList(fields, '');
  /** What "Undo" brings back, the last change at the end. */
  const earlier: CleaningList[] = [];
  /** The text field that was changed last. What is typed into it is one change. */
  let typedInto: EventTarget | undefined;
  /** The list's address; empty while it is being made, and where the list is too long for one. */
  let link = '';
  let linkMade: Promise<void> = Promise.resolve();
  let timer = 0;
  const missed = new Set<string>();
  const kept = { fragment: '', quoted: '', quoteNote: '', reported: '' };

  const say = (text: string) => write(note, text);
  const shown = () => shownPart(list, fields);
  const keep = () => keepList({ ...kept, list, missed: [...missed] });
  const isChecking = () => form.querySelector<HTMLInputElement>('[name=view][value=check]')?.checked === true;

  const sumUp = () => {
    const text = isChecking() ? missedSummary(shown(), fields, missed, CONTENT) : summaryOf(shown(), CONTENT.summary);
    write(summary, text);
  };

  let wasChecking = false;

  /** Follows what the form holds. */
  const update = () => {
    const part = shown();
    const listed = new Set(part.rooms.map(({ code }) => code));
    // Paper leaves these out.
    for (const [code, { fieldset }] of fields.rooms) fieldset.toggleAttribute('data-empty', !listed.has(code));
    showOwnLines(form, fields, list);
    for (const room of list.rooms) {
      write(
        fields.rooms.get(room.code)?.fieldset.querySelector('[data-tasks]') ?? null,
        tasksText(room, CONTENT.summary),
      );
    }
    undoButton?.setAttribute('aria-disabled', String(earlier.length === 0));
    // A browser may have restored the view.
    if (isChecking() !== wasChecking) {
      wasChecking = isChecking();
      for (const details of form.querySelectorAll('details')) details.open = wasChecking;
      write(heading, wasChecking ? CONTENT.checkHeading : listHeading);
      sumUp();
    }
    showInspection(form, fields, isChecking() ? part : undefined, missed, CONTENT.missed);
    makeLink(part);
    settleSoon();
  };

  const settleSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(settle, pause);
  };

  const makeLink = (part: CleaningList) => {
    link = '';
    const making = encodeList(part).then((fragment) => {
      if (making === linkMade && fragment !== '') link = `${location.href.split('#')[0]}#${fragment}`;
    });
    linkMade = making;
  };

  /** Once the visitor pauses: the summary is announced, and browsers allow few changes of the address. */
  const settle = async () => {
    sumUp();
    await linkMade;
    // Without a place there is no list. The address may hold a link that could not be read.
    if (list.place === '') return;
    kept.fragment = link.split('#')[1] ?? '';
    const address = link || location.pathname + location.search;
    if (location.hash.slice(1) !== kept.fragment) history.replaceState(history.state, '', address);
    keep();
    if (link === '') say(messages.noLink);
    else if (link.length > longLink) say(messages.longLink);
  };

  /** Takes over what a change has made of the form. @param isMore whether it goes on with the last change */
  const record = (change: () => void, isMore = false) => {
    change();
    const before = list;
    list = readList(fields);
    if (JSON.stringify(before) === JSON.stringify(list)) return;
    // Before the first place there is nothing to bring back.
    if (!isMore && before.place !== '') earlier.push(before);
    update();
    keep();
  };

  /** @param chosen the place that was chosen before this script came */
  const restore = (chosen = '') => {
    const { list: keptOne, missed: keptMissed = [], ...others } = keptList() ?? {};
    if (!keptOne) return;
    Object.assign(kept, others);
    missed.clear();
    // Once the report is sent, the next visit is checked.
    if (kept.reported !== '' && draftText('contact', 'message') === '') kept.reported = '';
    else for (const key of keptMissed) missed.add(key);
    writeList(fields, { ...keptOne, place: chosen || keptOne.place });
    list = readList(fields);
  };

  /** Opens the list, or chooses the place, that the address names. */
  const open = async (fragment: string) => {
    const before = list;
    const place = fragment.replace('#place=', '');
    let said = '';
    say('');
    if (fragment.startsWith('#list=')) {
      const opened = await decodeList(fragment);
      let knowsAll = false;
      if (opened) {
        record(() => {
          knowsAll = writeList(fields, opened);
        });
      }
      if (before.place !== '' && list !== before) said = messages.opened;
      if (!knowsAll || shown().rooms.length !== opened?.rooms.length) said = messages.changed;
      if (!opened) said = messages.damaged;
      // What is said stands above the rooms.
      if (said === '') {
        form.querySelector('.board')?.closest('section')?.scrollIntoView();
        say(messages.fromLink);
      }
    } else if (fields.places.has(place)) record(() => writeList(fields, { ...list, place }));
    form.removeAttribute('data-opening');
    write(linkNote, said);
    update();
    sumUp();
  };

  const quote = (event: Event) => {
    say('');
    const field = quoteMessage();
    if (!field || field.form?.hasAttribute('data-locked') || list.place === '') return;
    const text = listText(shown(), fields, link, CONTENT);
    if (text === kept.quoted && field.value.includes(text)) return;
    const question = list.town.trim() === '' ? CONTENT.message.askTown : '';
    const message = addToMessage(field.value, kept.quoted, text, question);
    if (isTooLong(message)) {
      // Keeps the dialog closed.
      event.preventDefault();
      say(messages.tooLong);
      return;
    }
    const services = servicesOf(shown(), fields);
    for (const box of field.form?.querySelectorAll<HTMLInputElement>('[name=services]') ?? []) {
      if (services.has(box.value)) box.checked = true;
    }
    kept.quoted = text;
    kept.quoteNote = quotedText(shown(), fields, CONTENT);
    keep();
    writeField(field, message);
    // Otherwise the field opens at the end of the list.
    const answer = question === '' ? -1 : message.indexOf(question) + question.length + 1;
    if (answer > question.length) field.setSelectionRange(answer, answer);
  };

  /** Says at the top of the quote dialog that the list is in its message, as long as it is. */
  const explainQuote = () => {
    const field = quoteMessage();
    const dialog = field?.closest('dialog');
    document.getElementById(quoteListNoteId)?.remove();
    dialog?.removeAttribute('aria-describedby');
    if (!dialog || kept.quoted === '' || !field?.value.includes(kept.quoted)) return;
    const note = document.createElement('p');
    note.id = quoteListNoteId;
    note.textContent = kept.quoteNote;
    dialog.querySelector(':scope > p')?.after(note);
    // Announced as the dialog opens.
    dialog.setAttribute('aria-describedby', quoteListNoteId);
  };

  const report = () => {
    const text = missedText(shown(), fields, missed, link, CONTENT);
    if (text === '') return say(messages.noneMissed);
    let message = '';
    const isKept = changeDraft('contact', 'message', (before) => {
      message = addToMessage(before, kept.reported, text, CONTENT.message.askDay);
      return isTooLong(message) ? before : message;
    });
    if (isTooLong(message)) return say(messages.tooLong);
    if (!isKept) return say(messages.notReported);
    kept.reported = text;
    keep();
    location.assign(CONTENT.contactAddress);
  };

  const copy = async () => {
    await linkMade;
    if (link === '') return say(messages.noLink);
    try {
      await navigator.clipboard.writeText(link);
      say(link.length > longLink ? `${messages.copied} ${messages.longLink}` : messages.copied);
    } catch {
      await settle();
      say(messages.notCopied);
    }
  };

  const undo = () => {
    const before = earlier.pop();
    if (!before) return;
    writeList(fields, before);
    list = readList(fields);
    update();
    keep();
    say(messages.undone);
  };

  const clear = () => {
    record(() => writeList(fields, usualList(fields, list.place)));
    missed.clear();
    update();
    say(messages.cleared);
  };

  const printBids = () => {
    form.dataset['print'] = 'bids';
    window.addEventListener('afterprint', () => form.removeAttribute('data-print'), { once: true });
    window.print();
  };

  const actions = new Map<string | undefined, (event: Event) => unknown>([
    ['undo', undo],
    ['clear', clear],
    ['copy', copy],
    ['quote', quote],
    ['report', report],
    ['print', () => window.print()],
    ['print-bids', printBids],
  ]);

  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-do]') : null;
    actions.get(button?.dataset['do'])?.(event);
    if (event.target instanceof Element && event.target.closest(`[commandfor=${quoteDialogId}]`)) explainQuote();
  };
  // Before the inline script opens the dialog, where the browser does not: a screen reader says then what describes it.
  document.addEventListener('click', onClick, true);
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    say('');
    write(linkNote, '');
    const { missed: key } = target.dataset;
    if (key !== undefined) {
      missed[(target as HTMLInputElement).checked ? 'add' : 'delete'](key);
      keep();
      settleSoon();
    } else if ((target as HTMLInputElement).name === 'view') {
      update();
    } else {
      const isText = target.matches('textarea, [type=number], [type=text]');
      const room = [...fields.rooms.values()].find(({ fieldset }) => fieldset.contains(target));
      const follow = target === room?.room ? tickUsualTasks : tickRoom;
      record(() => room && follow(room), isText && target === typedInto);
      typedInto = isText ? target : undefined;
    }
  });
  // The visitor has left the text field.
  form.addEventListener('change', () => {
    typedInto = undefined;
  });
  // Enter in a field would load the page anew.
  form.addEventListener('submit', (event) => event.preventDefault());
  window.addEventListener('hashchange', () => open(location.hash));
  // The list may have been changed on the same page, opened again elsewhere in this tab.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    restore();
    update();
  });

  form.setAttribute('data-ready', '');
  // It may say that this script did not come.
  write(linkNote, '');
  restore(readList(fields).place);
  // What was chosen before this script came, or restored by the browser.
  record(() => {});
  update();
  sumUp();
  if (location.hash.slice(1) === kept.fragment) form.removeAttribute('data-opening');
  else open(location.hash);
}

/** Writes what is not there yet. A live region announces each change. */
function write(output: Element | null, text: string): void {
  if (output && output.textContent !== text) output.textContent = text;
}

function isTooLong(message: string): boolean {
  return bytesOf(message) > maxMessageBytes;
}
