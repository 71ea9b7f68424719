import { useContext, useEffect, useState } from 'react';
import { Field } from './Field.tsx';
import { Locked } from './Form.tsx';
import { useFormContent } from './FormContentProvider.tsx';
import { suggestEmail } from './suggest-email.ts';

interface EmailFieldProps {
  /** Id of the input, unique on the page. */
  id: string;
  hint: string;
}

/** The field for the email address, which suggests a correction of an obvious typo and accepts any address. */
export function EmailField({ id, hint }: EmailFieldProps) {
  const { forms } = useFormContent();
  const locked = useContext(Locked);
  const [suggestion, setSuggestion] = useState<string>();

  // A suggestion for an address that was sent does not apply to the next one.
  useEffect(() => {
    if (locked) setSuggestion(undefined);
  }, [locked]);

  function accept(form: HTMLFormElement | null) {
    const input = form?.elements.namedItem('email');
    if (!(input instanceof HTMLInputElement) || suggestion === undefined || input.readOnly) return;
    input.value = suggestion;
    // Saves the draft, as typing does.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setSuggestion(undefined);
    input.focus();
  }

  const [before, after] = forms.suggestion.split('{suggestion}');
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
      <p role="status">
        {suggestion === undefined || locked ? null : (
          // One element: a browser that translates the page replaces texts, which React then could not remove.
          <span>
            {before}
            <button className="text-link" type="button" onClick={(event) => accept(event.currentTarget.form)}>
              {suggestion}
            </button>
            {after}
          </span>
        )}
      </p>
    </Field>
  );
}
