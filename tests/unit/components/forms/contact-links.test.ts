import { messageLink, messageOf } from '../../../../components/forms/contact-links.ts';

it('the values of a form are written down as a person would, with the labels, and the message last', () => {
  document.body.innerHTML = `
    <form>
      <label><input type="checkbox" name="services" value="Deep Cleaning" checked><span>Deep Cleaning</span></label>
      <label><input type="checkbox" name="services" value="Windows"><span>Windows</span></label>
      <label for="name">Name</label><input id="name" name="name" value="Ada Example">
      <label for="phone">Phone</label><input id="phone" name="phone" type="tel">
      <label for="message">Message</label><textarea id="message" name="message">Two floors.\nPlease call &amp; come by.</textarea>
    </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  expect(messageOf(form)).toBe('Deep Cleaning\nName: Ada Example\n\nTwo floors.\nPlease call & come by.');
});

it('a message goes into a link whole, with every sign', () => {
  const words = 'Line one\nLine two: 50% & "more" #1? 🧽\n'.repeat(400);
  const link = messageLink('mailto:hello@tidewell.example?subject=Deep%20Cleaning', words);
  const { searchParams, pathname } = new URL(link);
  expect(pathname).toBe('hello@tidewell.example');
  expect(searchParams.get('subject')).toBe('Deep Cleaning');
  expect(searchParams.get('body')).toBe(words.replaceAll('\n', '\r\n'));
});

it('a message takes the place of the one that was in the link before', () => {
  const first = messageLink('sms:+16145550142', 'old');
  expect(messageLink(first, 'new')).toBe('sms:+16145550142?body=new');
});
