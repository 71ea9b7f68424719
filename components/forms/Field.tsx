import { type FocusEventHandler, type ReactNode, useContext } from 'react';
import { fieldErrorSuffix } from './dom-names.ts';
import { Locked } from './Form.tsx';
import { useFormContent } from './FormContentProvider.tsx';

interface FieldProps {
  /** Id of the control, unique on the page. */
  id: string;
  /** Name under which the form's data holds the value. */
  name: 'name' | 'email' | 'phone' | 'message';
  label: string;
  /** The input's type, which also chooses the on-screen keyboard; `multiline` is a text area. */
  type: 'text' | 'email' | 'tel' | 'multiline';
  /** What the browser may fill in. */
  autoComplete?: 'name' | 'email' | 'tel';
  /** A short help under the control. */
  hint?: string;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Stands under the hint. */
  children?: ReactNode;
}

/** A required field with its label and hint. */
export function Field({ id, name, label, type, autoComplete, hint, onBlur, children }: FieldProps) {
  const { fieldErrors } = useFormContent().forms;
  const errorId = `${id}${fieldErrorSuffix}`;
  const hintId = `${id}-hint`;
  const shared = {
    id,
    name,
    required: true,
    readOnly: useContext(Locked),
    'aria-describedby': hint === undefined ? errorId : `${errorId} ${hintId}`,
    // `browser/inline/replay-submits.ts` locks a form that was submitted before it is hydrated.
    suppressHydrationWarning: true,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {type === 'multiline' ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} onBlur={onBlur} />
      )}
      {/* Filled in by `browser/inline/field-errors.ts`. React leaves it alone thanks to `dangerouslySetInnerHTML`. */}
      <p
        id={errorId}
        className="error"
        data-missing={fieldErrors[name]}
        data-malformed={type === 'email' ? fieldErrors.malformedEmail : undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; see above
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      {hint === undefined ? null : <p id={hintId}>{hint}</p>}
      {children}
    </div>
  );
}
