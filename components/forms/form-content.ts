import { business, forms } from '../../content/content.ts';

const { phone, email, textPhone } = business;

/**
 * The texts and facts that the forms show. Only the build can read `content/`: client components import nothing but the
 * type from here, and take the values from `useFormContent`.
 */
export const formContent = { forms, business: { phone, email, textPhone } };

export type FormContent = typeof formContent;
