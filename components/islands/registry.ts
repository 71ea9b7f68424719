import { ContactForm } from '../contact/ContactForm.tsx';
import { QuoteForm } from '../quote/QuoteForm.tsx';

/** The client components that browsers hydrate. Each stands in pages as `<Island name="..." props={...} />`. */
export const islands = { ContactForm, QuoteForm };

export type IslandName = keyof typeof islands;
