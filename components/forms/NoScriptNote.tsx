import { forms } from '../../content/forms.ts';

/** Where a form would be, for visitors without JavaScript: how to reach us instead. `FormStyle` hides the form. */
export function NoScriptNote() {
  return (
    <noscript>
      <p>{forms.noScript}</p>
    </noscript>
  );
}
