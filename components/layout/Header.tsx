import styled from 'styled-components';
import { business, labels } from '../../content/content.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { below, color, from, radius, shadow, size, space } from '../theme/theme.ts';
import { Icon } from '../ui/Icon.tsx';
import { telephoneLink } from '../ui/phone.ts';
import { Logo } from './Logo.tsx';
import { Container } from './Section.tsx';

const ContactBar = styled.div`
  background: ${color.navyDeep};
  color: ${color.white};
  font-size: 0.875rem;
  line-height: 1.3;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 1.25rem;
    padding-block: 0.25rem;
  }
  & a, & p { display: inline-flex; align-items: center; gap: 0.375rem; min-height: 1.75rem; }
  & a { color: inherit; text-decoration: none; }
  & a:hover { text-decoration: underline; }
  & p { color: ${color.sun}; font-weight: 650; }
  ${from.medium} {
    & > div { justify-content: flex-start; }
    & p { margin-inline-start: auto; }
  }
  @media print { background: none; color: inherit; & p { color: inherit; } }
`;

const NavigationBar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
  & > div { display: flex; align-items: center; gap: 0.5rem; min-height: 4.25rem; }
  & > div > a { margin-inline-end: auto; }
  & > div > a:first-of-type { max-width: 9.5rem; }
  & > div > button { padding-inline: 0.9375rem; min-height: 2.75rem; font-size: ${size.small}; white-space: nowrap; }
  ${from.small} { & > div > a:first-of-type { max-width: none; } }
  @media (max-width: 22.4375rem) { & > div > a > svg { display: none; } }
  ${from.large} { & > div { gap: 1rem; } & > div > button { padding-inline: 1.375rem; } }
  @media print { position: static; border: 0; & > div { min-height: 0; } }
`;

const MenuToggle = styled.button`
  display: none;
  flex: none;
  width: 2.75rem;
  place-items: center;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.ink};
  &&& { padding: 0; }
  &:hover { background: ${color.tealPale}; }
  @supports selector(:popover-open) { display: grid; }
  ${from.large} { display: none; }
  @media print { display: none; }
`;

/**
 * One list of links: a row on laptops, a sheet at the lower edge of phones, in reach of the thumb.
 * A browser that does not know popovers shows it as a row under the logo.
 */
const Navigation = styled.nav`
  position: static;
  display: block;
  inset: auto;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  & ul { display: flex; flex-wrap: wrap; gap: 0.125rem; }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 0.75rem;
    border-radius: ${radius.s};
    color: ${color.ink};
    font-weight: 600;
    font-size: 1rem;
    text-decoration: none;
  }
  & a:hover { background: ${color.tealPale}; color: ${color.tealDeep}; }
  & a[aria-current] { color: ${color.tealDeep}; text-decoration: underline; text-decoration-thickness: 0.14em; text-underline-offset: 0.4em; }
  ${below.large} {
    @supports selector(:popover-open) {
      position: fixed;
      inset: auto 0 0;
      width: auto;
      max-width: 100%;
      max-height: calc(100dvh - 8rem);
      padding: ${space.m} ${space.gutter} calc(${space.m} + env(safe-area-inset-bottom));
      overflow: auto;
      overscroll-behavior: contain;
      border-radius: ${radius.l} ${radius.l} 0 0;
      background: ${color.white};
      box-shadow: ${shadow.high};
      &:not(:popover-open) { display: none; }
      &::backdrop { background: rgb(12 40 54 / 55%); }
      & ul { flex-direction: column; }
      & li + li { border-top: 1px solid ${color.line}; }
      & a { min-height: 3.25rem; font-size: 1.125rem; }
      @media (prefers-reduced-motion: no-preference) {
        animation: rise 180ms ease-out;
      }
    }
  }
  @media print { display: none; }
`;

interface HeaderProps {
  /** Path of the page, to mark its link. */
  path: string;
}

/** The top of every page: how to reach us, the navigation and the quote button. */
export function Header({ path }: HeaderProps) {
  return (
    <>
      <ContactBar>
        <Container>
          <a href={telephoneLink(business.phone)}>
            <Icon name="phone" size={16} />
            {business.phone}
          </a>
          <a href={`mailto:${business.email}`}>
            <Icon name="mail" size={16} />
            {business.email}
          </a>
          <p>{business.emergencyNote}</p>
        </Container>
      </ContactBar>
      <NavigationBar>
        <Container>
          <Logo />
          <MenuToggle type="button" popoverTarget="site-menu" aria-label={labels.menuButton}>
            <Icon name="menu" />
          </MenuToggle>
          <Navigation id="site-menu" popover="auto" aria-label={labels.mainNavigation}>
            <ul>
              {mainNavigation.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} {...currentMark(path, href)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Navigation>
          <QuoteButton />
        </Container>
      </NavigationBar>
    </>
  );
}

/** Marks the link of the page itself, and the section's link on pages within the section. */
function currentMark(path: string, href: string): { 'aria-current'?: 'page' | 'true' } {
  if (path === href) return { 'aria-current': 'page' };
  if (href !== '/' && path.startsWith(href)) return { 'aria-current': 'true' };
  return {};
}
