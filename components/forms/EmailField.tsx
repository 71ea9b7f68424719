import { useState } from 'react';
import { forms } from '../../content/forms.ts';
import { Field } from './Field.tsx';
import { suggestEmail } from './suggest-email.ts';

interface EmailFieldProps {
  /** Id of the input, unique on the page. */
  id: string;
  hint: string;
}

/** The field for the e-mail address, which offers a correction of an obvious slip and takes whatever is typed. */
export function EmailField({ id, hint }: EmailFieldProps) {
  const [suggestion, setSuggestion] = useState<string>();

  function accept(form: HTMLFormElement | null) {
    const input = form?.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement) || suggestion === undefined) return;
    input.value = suggestion;
    // The draft hears of it as of anything typed.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setSuggestion(undefined);
    input.focus();
  }

  return (
    <Field
      id={id}
      name="email"
      label={forms.labels.email}
      type="email"
      autoComplete="email"
      hint={hint}
      onBlur={(event) => setSuggestion(suggestEmail(event.currentTarget.value))}
    >
      <p role="status" className="suggestion">
        {suggestion === undefined ? null : (
          <>
            {forms.suggestion}{' '}
            <button type="button" onClick={(event) => accept(event.currentTarget.form)}>
              {suggestion}
            </button>
            ?
          </>
        )}
      </p>
    </Field>
  );
}
