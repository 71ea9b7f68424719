import type { ReactNode } from 'react';
import { FormContentProvider } from '../../../components/forms/FormContentProvider.tsx';
import { formContent } from '../../../components/forms/form-content.ts';

/** A form with its texts, as an island has them. */
export function withFormContent(form: ReactNode) {
  return <FormContentProvider content={formContent}>{form}</FormContentProvider>;
}
