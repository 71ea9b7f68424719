/** @jest-environment node */
import { EnvironmentError, readEmailJsAccount, readReviewsWidget } from '../../../content/environment.ts';

const key = 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY';
const service = 'NEXT_PUBLIC_EMAILJS_SERVICE_ID';
const template = 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID';
const origin = 'NEXT_PUBLIC_EMAILJS_ORIGIN';
const account = { [key]: 'aB3-key_9', [service]: 'service_x1', [template]: 'template_y2' };

const script = 'NEXT_PUBLIC_REVIEWS_SCRIPT_URL';
const widget = 'NEXT_PUBLIC_REVIEWS_WIDGET_ID';
const reviews = { [script]: 'https://widget.example/platform.js', [widget]: '3f2c-11aa' };

/** The error that the reading stops with. */
function errorOf(read: () => unknown): EnvironmentError {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
    throw error;
  }
  throw new Error('The environment was taken as it is.');
}

describe('the EmailJS account', () => {
  it('is none while no variable is set', () => {
    expect(readEmailJsAccount({})).toBeNull();
  });

  it('is none while all variables are empty, as in a copy of .env.example', () => {
    expect(readEmailJsAccount({ [key]: '', [service]: '', [template]: '', [origin]: '' })).toBeNull();
  });

  it('is read when all three are set, and sends to EmailJS itself', () => {
    expect(readEmailJsAccount(account)).toEqual({
      publicKey: 'aB3-key_9',
      serviceId: 'service_x1',
      templateId: 'template_y2',
    });
  });

  it.each([
    { missing: [key], message: `${key} is not set` },
    { missing: [service], message: `${service} is not set` },
    { missing: [template], message: `${template} is not set` },
    { missing: [key, service], message: `${key} and ${service} are not set` },
    { missing: [key, template], message: `${key} and ${template} are not set` },
    { missing: [service, template], message: `${service} and ${template} are not set` },
  ])('is refused half set: $message', ({ missing, message }) => {
    const empty = Object.fromEntries(missing.map((name) => [name, '']));
    const absent = Object.fromEntries(missing.map((name) => [name, undefined]));
    for (const environment of [
      { ...account, ...empty },
      { ...account, ...absent },
    ]) {
      const error = errorOf(() => readEmailJsAccount(environment));
      expect(error.message).toBe(
        `${message}, while other EmailJS variables are. ` +
          'Set all three as .env.example shows, or none to build without an account.',
      );
    }
  });

  const malformed = ['"aB3"', 'my key', ' aB3', 'aB3 ', 'a.b', 'clé', 'aB3\n'];
  it.each([key, service, template].flatMap((name) => malformed.map((value) => ({ name, value }))))(
    'is refused when $name is $value',
    ({ name, value }) => {
      const error = errorOf(() => readEmailJsAccount({ ...account, [name]: value }));
      expect(error.message).toContain(`${name} is "${value}"`);
      expect(error.message).toContain('Copy it again, without quotes or spaces.');
    },
  );

  it.each(['page', 'https://mail.example', 'https://mail.example:8443', 'http://127.0.0.1:4010', 'http://localhost'])(
    'sends to %s when told',
    (value) => {
      expect(readEmailJsAccount({ ...account, [origin]: value })).toHaveProperty('origin', value);
    },
  );

  it.each([
    'http://mail.example',
    'http://127.0.0.1.evil.example',
    'https://mail.example/',
    'https://mail.example/api',
    'mail.example',
    '/api',
    'Page',
    'javascript:alert(1)',
    // It would rewrite the policy.
    'https://a;script-src.example',
  ])('is refused when it is to send to %s', (value) => {
    const error = errorOf(() => readEmailJsAccount({ ...account, [origin]: value }));
    expect(error.message).toBe(
      `${origin} is "${value}". Remove it to use EmailJS itself, or set "page" or an origin such as "https://mail.example".`,
    );
  });
});

describe('the reviews widget', () => {
  it('is none while neither variable is set', () => {
    expect(readReviewsWidget({})).toBeNull();
    expect(readReviewsWidget({ [script]: '', [widget]: '' })).toBeNull();
  });

  it('is read when both are set', () => {
    expect(readReviewsWidget(reviews)).toEqual({ scriptUrl: 'https://widget.example/platform.js', id: '3f2c-11aa' });
  });

  it.each([
    { missing: widget, present: script },
    { missing: script, present: widget },
  ])('is refused without $missing', ({ missing, present }) => {
    const error = errorOf(() => readReviewsWidget({ ...reviews, [missing]: '' }));
    expect(error.message).toBe(
      `${missing} is not set, while ${present} is. ` +
        'Set both as .env.example shows, or neither to show the links to Google alone.',
    );
  });

  it.each([
    'widget.example/platform.js',
    '/platform.js',
    'http://widget.example/platform.js',
    'data:text/javascript,1',
    'https://a;script-src.example/x.js',
  ])('is refused with the script at %s', (value) => {
    const error = errorOf(() => readReviewsWidget({ ...reviews, [script]: value }));
    expect(error.message).toBe(
      `${script} is "${value}", which is not a web address. ` +
        'Write it in full, such as "https://widget.example/platform.js".',
    );
  });

  it('takes a script from this computer, for the local preview', () => {
    const scriptUrl = 'http://127.0.0.1:4011/widget.js';
    expect(readReviewsWidget({ ...reviews, [script]: scriptUrl })).toHaveProperty('scriptUrl', scriptUrl);
  });

  it.each(['"3f2c"', '3f2c 11aa', '<b>'])('is refused with the id %s', (value) => {
    const error = errorOf(() => readReviewsWidget({ ...reviews, [widget]: value }));
    expect(error.message).toContain(`${widget} is "${value}"`);
    expect(error.message).toContain('Copy it again, without quotes or spaces.');
  });
});

describe('a build', () => {
  const before = process.env;
  beforeEach(() => jest.resetModules());
  afterEach(() => {
    process.env = before;
  });

  /** What the module makes of the environment when it is loaded. */
  async function load(environment: Record<string, string>) {
    process.env = { NODE_ENV: 'test', ...environment };
    return import('../../../content/environment.ts');
  }

  it('without variables has no account and no widget', async () => {
    const { emailJsAccount, reviewsWidget } = await load({});
    expect(emailJsAccount).toBeNull();
    expect(reviewsWidget).toBeNull();
  });

  it('with variables has the account and the widget they name', async () => {
    const { emailJsAccount, reviewsWidget } = await load({ ...account, ...reviews });
    expect(emailJsAccount?.serviceId).toBe('service_x1');
    expect(reviewsWidget?.id).toBe('3f2c-11aa');
  });

  it('stops on half an account', async () => {
    await expect(load({ [key]: 'aB3' })).rejects.toThrow(`${service} and ${template} are not set`);
  });
});
