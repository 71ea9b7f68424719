import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface TextLinkProps {
  href: string;
  /** Draws the arrow before the text, for a way back. */
  back?: boolean;
  children: ReactNode;
}

/** A link on a line of its own, with an arrow in its direction. */
export function TextLink({ href, back = false, children }: TextLinkProps) {
  return (
    <a className="text-link" href={href}>
      {back ? <Icon name="arrow-left" size={20} /> : null}
      {children}
      {back ? null : <Icon name="arrow-right" size={20} />}
    </a>
  );
}
