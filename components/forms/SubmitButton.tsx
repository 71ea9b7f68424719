import { forms } from '../../content/forms.ts';
import { submitValue } from './form-events.ts';
import type { Submission } from './submission.ts';

interface SubmitButtonProps {
  submission: Submission;
  /** The button's text when nothing is being sent. */
  label: string;
  /** Disables the button in other states than `sending` too. */
  disabled?: boolean;
}

/** The submit button of both forms: disabled and renamed while a submission is under way. */
export function SubmitButton({ submission: { state }, label, disabled = false }: SubmitButtonProps) {
  const sending = state === 'sending';
  return (
    // The value has no name, so it is not sent: `browser/inline/replay-submits.ts` knows by it that the button was pressed.
    // It also disables and renames the button when it is pressed before React has hydrated the form.
    <button
      type="submit"
      value={submitValue}
      disabled={sending || disabled}
      data-sending={forms.sending}
      suppressHydrationWarning
    >
      {sending ? forms.sending : label}
    </button>
  );
}
