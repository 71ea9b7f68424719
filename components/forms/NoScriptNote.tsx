import { business } from '../../content/business.ts';
import { forms } from '../../content/forms.ts';
import { telephoneLink } from '../ui/phone.ts';

/** Where a form would be, for visitors without JavaScript: how to reach us instead. `FormStyle` hides the form. */
export function NoScriptNote() {
  return (
    <noscript>
      <p>
        {forms.noScript} <a href={telephoneLink(business.phone)}>{business.phone}</a>,{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>
      </p>
    </noscript>
  );
}
