/** @jest-environment node */
import { cspSources } from '../../../../../scripts/build/postbuild/content-security-policy-sources.ts';
import { strictHosting } from '../../../support/strict-hosting.ts';

const account = { publicKey: 'key', serviceId: 'service', templateId: 'template' };

describe('what the build connects', () => {
  const allowed = { ...strictHosting.allowed, script: ['https://other.example'] };

  it('is allowed, beside what the owner wrote', () => {
    const reviews = { scriptUrl: 'https://widget.example:8443/a/platform.js?v=1' };
    const sources = cspSources({ ...strictHosting, allowed }, { emailJs: account, reviews });
    expect(sources.connect).toEqual(['https://api.emailjs.com']);
    expect(sources.reviewsWidget.allowed.script).toEqual(['https://widget.example:8443', 'https://other.example']);
  });

  it('is nothing of another origin when the forms send to the page itself and there is no widget', () => {
    const sources = cspSources(strictHosting, { emailJs: { ...account, origin: 'page' }, reviews: null });
    expect(sources).toEqual({ connect: [], reviewsWidget: { allowed: strictHosting.allowed, inlineStyles: false } });
  });

  it('may be another service than EmailJS', () => {
    const emailJs = { ...account, origin: 'https://mail.example' };
    expect(cspSources(strictHosting, { emailJs, reviews: null }).connect).toEqual(['https://mail.example']);
  });
});
