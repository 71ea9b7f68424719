import { keepDrafts } from '../../../../browser/inline/keep-drafts.ts';
import { draftLifetime, emptyDraft, markPending, readDraft } from '../../../../components/forms/draft.ts';

const quote = `
  <form id="quote" data-draft="quote">
    <input type="checkbox" name="services" value="Floors" checked>
    <input type="checkbox" name="services" value="Lockers">
    <input name="name"><input name="email" type="email"><input name="phone" type="tel">
    <textarea name="message"></textarea>
  </form>`;
const contact = `
  <form id="contact" data-draft="contact">
    <input name="name"><input name="email" type="email">
    <textarea name="message"></textarea>
  </form>`;

/** A page of its own for each visit, as a browser has; storage is the tab's. */
function visit(markup: string, before: (page: Document) => void = () => {}): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = markup;
  before(page);
  keepDrafts(page, page);
  return page;
}

/** The page is shown again out of the browser's cache. */
const comeBack = (page: Document) => page.dispatchEvent(new Event('pageshow'));

const field = (page: Document, form: string, name: string) =>
  page.querySelector(`#${form} [name=${name}]`) as HTMLInputElement;
const formOf = (page: Document, form: string) => page.querySelector(`#${form}`) as HTMLFormElement;
const values = (page: Document, form: string) =>
  Object.fromEntries(
    [...formOf(page, form).querySelectorAll<HTMLInputElement>('[name]:not([type=checkbox])')].map(({ name, value }) => [
      name,
      value,
    ]),
  );
/** What becomes of a form's draft once it is delivered. */
const send = (page: Document, form: string) => emptyDraft(formOf(page, form));
const choices = (page: Document) => [...page.querySelectorAll<HTMLInputElement>('[name=services]')];

const tell = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));

function type(page: Document, form: string, words: Record<string, string>) {
  for (const [name, value] of Object.entries(words)) {
    field(page, form, name).value = value;
    tell(field(page, form, name), 'input');
  }
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

it('gives the words and choices back after a reload', () => {
  const first = visit(quote);
  type(first, 'quote', { name: 'Ada', message: 'Two\nfloors', phone: '614' });
  for (const box of choices(first)) {
    box.checked = box.value === 'Lockers';
    tell(box, 'change');
  }
  const second = visit(quote);
  expect(field(second, 'quote', 'name').value).toBe('Ada');
  expect(field(second, 'quote', 'phone').value).toBe('614');
  expect(field(second, 'quote', 'message').value).toBe('Two\nfloors');
  expect(choices(second).map((box) => box.checked)).toEqual([false, true]);
});

describe('what was typed into the other form', () => {
  const typedQuote = { name: 'Ada', email: 'ada@customer.example', phone: '614', message: 'Two floors' };

  it('is offered in empty fields for contact details, and in no other', () => {
    type(visit(quote), 'quote', typedQuote);
    const page = visit(contact);
    expect(values(page, 'contact')).toEqual({ name: 'Ada', email: 'ada@customer.example', message: '' });
  });

  it('never takes the place of what was typed here, and is left alone by what is typed here', () => {
    type(visit(quote), 'quote', typedQuote);
    type(visit(contact), 'contact', { name: 'Grace', message: 'Hello' });
    const page = visit(contact + quote);
    expect(values(page, 'contact')).toEqual({ name: 'Grace', email: 'ada@customer.example', message: 'Hello' });
    expect(values(page, 'quote')).toEqual(typedQuote);
  });

  it('is offered on the same page when the visitor comes to the form, and not letter by letter before', async () => {
    jest.useFakeTimers();
    const page = visit(`${contact}<dialog><h2 tabindex="-1">Quote</h2>${quote}</dialog>`);
    type(page, 'contact', { name: 'A' });
    type(page, 'contact', { name: 'Ada' });
    expect(field(page, 'quote', 'name').value).toBe('');
    tell(page.querySelector('h2') as Element, 'focusin');
    jest.advanceTimersByTime(100);
    expect(field(page, 'quote', 'name').value).toBe('Ada');
  });

  it('is not offered again in a field that the visitor has emptied', () => {
    type(visit(quote), 'quote', typedQuote);
    type(visit(contact), 'contact', { name: '' });
    expect(field(visit(contact), 'contact', 'name').value).toBe('');
  });

  it('is not offered to a form that was just sent', () => {
    type(visit(quote), 'quote', typedQuote);
    const page = visit(contact);
    send(page, 'contact');
    expect(values(visit(contact), 'contact')).toEqual({ name: '', email: '', message: '' });
    expect(values(visit(quote), 'quote')).toEqual(typedQuote);
  });
});

it('keeps what was typed before it came, and does not overwrite it', () => {
  type(visit(quote), 'quote', { name: 'Ada', message: 'old' });
  const page = visit(quote, (early) => {
    field(early, 'quote', 'message').value = 'typed at once';
  });
  expect(field(page, 'quote', 'message').value).toBe('typed at once');
  expect(field(page, 'quote', 'name').value).toBe('Ada');
  expect(field(visit(quote), 'quote', 'message').value).toBe('typed at once');
});

it('says in a form when the page was left while it was being sent', () => {
  const page = visit(quote);
  type(page, 'quote', { name: 'Ada' });
  const interrupted = () => {
    const next = visit(contact + quote);
    return ['quote', 'contact'].filter((form) => formOf(next, form).hasAttribute('data-interrupted'));
  };
  markPending(formOf(page, 'quote'), true);
  expect(interrupted()).toEqual(['quote']);
  markPending(formOf(page, 'quote'), false);
  expect(interrupted()).toEqual([]);
});

it('leaves boxes alone that were ticked before it came', () => {
  type(visit(quote), 'quote', { name: 'Ada' });
  const page = visit(quote, (early) => {
    for (const box of choices(early)) box.checked = true;
  });
  expect(choices(page).map((box) => box.checked)).toEqual([true, true]);
});

it('forgets a draft an hour after its last change', () => {
  jest.useFakeTimers();
  type(visit(quote), 'quote', { name: 'Ada' });
  jest.advanceTimersByTime(draftLifetime - 1);
  // A page on which it is only restored does not renew it.
  expect(field(visit(quote), 'quote', 'name').value).toBe('Ada');
  jest.advanceTimersByTime(1);
  expect(field(visit(quote), 'quote', 'name').value).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('Ada');
});

it('keeps a draft when the clock of the device is set back', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  type(visit(quote), 'quote', { name: 'Ada' });
  jest.setSystemTime(Date.UTC(2020, 0, 1));
  expect(field(visit(quote), 'quote', 'name').value).toBe('Ada');
});

it('empties the forms of a page that comes back from the browser’s cache after the draft was sent elsewhere', () => {
  const page = visit(quote);
  type(page, 'quote', { name: 'Ada' });
  send(visit(quote), 'quote');
  comeBack(page);
  expect(field(page, 'quote', 'name').value).toBe('');
  expect(choices(page).map((box) => box.checked)).toEqual([true, false]);
});

describe('on the way back, when the browser has restored the words by itself,', () => {
  const restored = (page: Document) => {
    field(page, 'quote', 'name').value = 'Ada';
  };
  const cameBy = (way: NavigationTimingType) => {
    Object.assign(performance, { getEntriesByType: () => [{ type: way }] });
  };
  afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

  it('empties the form when they were sent since', () => {
    send(visit(quote), 'quote');
    cameBy('back_forward');
    expect(field(visit(quote, restored), 'quote', 'name').value).toBe('');
    expect(JSON.stringify(sessionStorage)).not.toContain('Ada');
  });

  it('shows what was typed since', () => {
    type(visit(quote), 'quote', { name: 'Grace' });
    cameBy('back_forward');
    expect(field(visit(quote, restored), 'quote', 'name').value).toBe('Grace');
  });

  it('keeps them where there is no draft, and those typed after a visit of another kind', () => {
    cameBy('back_forward');
    expect(field(visit(quote, restored), 'quote', 'name').value).toBe('Ada');
    cameBy('navigate');
    send(visit(quote), 'quote');
    expect(field(visit(quote, restored), 'quote', 'name').value).toBe('Ada');
  });

  it('leaves a form alone in which the visitor is typing again', () => {
    send(visit(quote), 'quote');
    cameBy('back_forward');
    const page = visit(quote, (early) => {
      restored(early);
      Object.defineProperty(early, 'activeElement', { value: field(early, 'quote', 'name') });
    });
    expect(field(page, 'quote', 'name').value).toBe('Ada');
  });
});

it('an older draft does not come back in place of words that no longer fit into storage', () => {
  const page = visit(contact);
  type(page, 'contact', { name: 'Ada' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type(page, 'contact', { name: 'Ada Lovelace, with a very long message' });
  full.mockRestore();
  expect(field(visit(contact), 'contact', 'name').value).toBe('');
});

it.each(['denied', 'full'])('leaves the words on the screen when storage is %s', (how) => {
  const fail = () => {
    throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  if (how === 'denied') {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(fail);
  }
  const page = visit(contact + quote);
  type(page, 'contact', { name: 'Ada' });
  comeBack(page);
  expect(field(page, 'contact', 'name').value).toBe('Ada');
});

it('takes nothing that is not a draft', () => {
  for (const nonsense of ['{', 'null', '"words"', '{"at":"never"}']) {
    sessionStorage.setItem('draft-quote', nonsense);
    const page = visit(quote);
    expect(field(page, 'quote', 'name').value).toBe('');
    type(page, 'quote', { name: 'Ada' });
    const form = page.querySelector<HTMLFormElement>('[data-draft=quote]');
    expect(form && readDraft(form)?.texts['name']).toBe('Ada');
  }
});
