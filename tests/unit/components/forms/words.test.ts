import { withWords, wordsOf } from '../../../../components/forms/words.ts';

it('are written down as a person would, with the labels, and the message last', () => {
  document.body.innerHTML = `
    <form>
      <label><input type="checkbox" name="services" value="Deep Cleaning" checked><span>Deep Cleaning</span></label>
      <label><input type="checkbox" name="services" value="Windows"><span>Windows</span></label>
      <label for="name">Name</label><input id="name" name="name" value="Ada Example">
      <label for="phone">Phone</label><input id="phone" name="phone" type="tel">
      <label for="message">Message</label><textarea id="message" name="message">Two floors.\nPlease call &amp; come by.</textarea>
    </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  expect(wordsOf(form)).toBe('Deep Cleaning\nName: Ada Example\n\nTwo floors.\nPlease call & come by.');
});

it('go into a link whole, with every sign', () => {
  const words = 'Line one\nLine two: 50% & "more" #1? 🧽\n'.repeat(400);
  const link = withWords('mailto:hello@tidewell.example?subject=Deep%20Cleaning', words);
  const { searchParams, pathname } = new URL(link);
  expect(pathname).toBe('hello@tidewell.example');
  expect(searchParams.get('subject')).toBe('Deep Cleaning');
  expect(searchParams.get('body')).toBe(words.replaceAll('\n', '\r\n'));
});

it('take the place of those that were in the link before', () => {
  const first = withWords('sms:+16145550142', 'old');
  expect(withWords(first, 'new')).toBe('sms:+16145550142?body=new');
});
