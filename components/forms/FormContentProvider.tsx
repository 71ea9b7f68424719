'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { FormContent } from './form-content.ts';

const Context = createContext<FormContent | undefined>(undefined);

interface FormContentProviderProps {
  content: FormContent;
  children: ReactNode;
}

/** Gives a form its texts. `Island` renders it at build time, and `browser/islands.ts` in the browser. */
export function FormContentProvider({ content, children }: FormContentProviderProps) {
  return <Context value={content}>{children}</Context>;
}

/**
 * The texts and facts that the forms show.
 * @throws Error outside of a `FormContentProvider`
 */
export function useFormContent(): FormContent {
  const content = useContext(Context);
  if (!content) {
    throw new Error(
      'A form has no texts. Render it as an island, such as <Island name="ContactForm" props={...} />, or inside of ' +
        '<FormContentProvider content={formContent}>.',
    );
  }
  return content;
}
