import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  font-weight: 700;
  @media print { display: none; }
`;

interface TextLinkProps {
  href: string;
  /** Draws the arrow before the text, for a way back. */
  back?: boolean;
  children: ReactNode;
}

/** A link on a line of its own, with an arrow in its direction. */
export function TextLink({ href, back = false, children }: TextLinkProps) {
  return (
    <Link href={href}>
      {back ? <Icon name="arrow-left" size={20} /> : null}
      {children}
      {back ? null : <Icon name="arrow-right" size={20} />}
    </Link>
  );
}
