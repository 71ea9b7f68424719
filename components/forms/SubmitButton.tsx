import { forms } from '../../content/forms.ts';
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
    <button type="submit" disabled={sending || disabled}>
      {sending ? forms.sending : label}
    </button>
  );
}
