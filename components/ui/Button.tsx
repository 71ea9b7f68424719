import type { ComponentProps } from 'react';

/** The looks of a button: one `primary` in view at most; `light` is for dark backgrounds. */
const buttonVariants = ['primary', 'secondary', 'light'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

type Variant = { 'data-variant': ButtonVariant };

/** Its look is in `button-style.ts`, which `GlobalStyle` renders: so client components can use it, too. */
export function Button(props: ComponentProps<'button'> & Variant) {
  return <button className="button" {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink(props: ComponentProps<'a'> & Variant) {
  return <a className="button" {...props} />;
}
