import styled from 'styled-components';
import { business, labels } from '../../content/content.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { EmergencyLink } from '../contact/ContactDetails.tsx';
import { quoteNoticeId } from '../forms/dom-names.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { below, color, from, radius, shadow, size, space } from '../theme/theme.ts';
import { Icon } from '../ui/Icon.tsx';
import { telephoneLink } from '../ui/phone.ts';
import { QuoteOrCall } from './CallToAction.tsx';
import { Logo } from './Logo.tsx';
import { Container } from './Section.tsx';

const ContactBar = styled.div`
  background: ${color.navyDeep};
  color: ${color.white};
  font-size: 0.875rem;
  & > div { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
  & a { display: inline-flex; align-items: center; gap: 0.375rem; min-height: 2.75rem; color: inherit; text-decoration: none; }
  & a:hover { text-decoration: underline; }
  & a:last-of-type { margin-inline-start: auto; color: ${color.sun}; font-weight: 650; text-align: end; }
  /* One row: the email address as its icon, the note on two lines. */
  ${below.small} {
    & > div { column-gap: 0.25rem; }
    & a:nth-of-type(2) { justify-content: center; width: 2.75rem; font-size: 0; }
    & a:last-of-type { width: 9em; font-size: 0.8125rem; line-height: 1.2; }
  }
  @media print { background: none; color: inherit; & a:last-of-type { color: inherit; } }
`;

const NavigationBar = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
  & > div { display: flex; align-items: center; gap: 0.5rem; min-height: 4rem; }
  /* The logo breaks its line before the quote button does. */
  & > div > a { flex-shrink: 9999; margin-inline-end: auto; }
  & > div > button { padding-inline: 0.9375rem; min-height: 2.75rem; font-size: ${size.small}; }
  ${below.small} { & > div > a { max-width: 9.5rem; } }
  ${below.medium} { html:has(#${quoteNoticeId} > div) & { top: 3rem; } }
  ${from.medium} {
    /* The page shows no call to action of its own: this one is the primary button then. */
    html[data-cta='out-of-view'] & > div > [data-variant]:not(:hover) { background: ${color.sun}; border-color: transparent; color: ${color.ink}; }
  }
  ${from.large} { & > div { gap: 1rem; } & > div > button { padding-inline: 1.375rem; } }
  /* In a low window, such as at 400 % zoom, it would hide what has focus. */
  @media (max-height: 30rem) { position: static; }
  @media print { position: static; border: 0; & > div { min-height: 0; } }
`;

/** Opens or closes the menu, where there is one: on phones with a browser that knows popovers. */
const MenuButton = styled.button`
  display: none;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
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
 * The navigation: a row on laptops; on phones, a sheet at the lower edge, in reach of the thumb, with a button to close
 * it and the ways to reach us below the links. A browser that does not know popovers shows a row under the logo.
 */
const Menu = styled.div`
  /* The looks of a popover. */
  all: unset;
  display: block;
  & > div { display: none; }
  & ul { display: flex; flex-wrap: wrap; gap: 0.125rem; }
  & li > a {
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
  & li > a:hover { background: ${color.tealPale}; color: ${color.tealDeep}; }
  & a[aria-current] { color: ${color.tealDeep}; text-decoration: underline; text-decoration-thickness: 0.14em; text-underline-offset: 0.4em; }
  ${below.large} {
    @supports selector(:popover-open) {
      position: fixed;
      inset: auto 0 0;
      box-sizing: border-box;
      max-height: calc(100dvh - 8rem);
      padding: ${space.m} ${space.gutter} calc(${space.m} + env(safe-area-inset-bottom));
      overflow: auto;
      overscroll-behavior: contain;
      border-radius: ${radius.l} ${radius.l} 0 0;
      background: ${color.white};
      box-shadow: ${shadow.high};
      &:not(:popover-open) { display: none; }
      &::backdrop { background: rgb(12 40 54 / 55%); }
      /* At the end of the first link's row, and still there when the list is scrolled. */
      & > button { position: sticky; top: 0; margin: 0 0 -2.75rem auto; background: ${color.sand}; border-radius: 50%; }
      & > div { display: flex; margin-top: ${space.s}; }
      & ul { flex-direction: column; }
      & li ~ li { border-top: 1px solid ${color.line}; }
      /* The button to close covers no link, and no focus ring, wherever the list is scrolled. */
      & li > a { min-height: 3rem; margin-inline-end: 3rem; font-size: 1.125rem; }
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
          <EmergencyLink />
        </Container>
      </ContactBar>
      <NavigationBar>
        <Container>
          <Logo />
          <MenuButton type="button" popoverTarget="site-menu" aria-label={labels.menuButton}>
            <Icon name="menu" />
          </MenuButton>
          <Menu id="site-menu" popover="auto">
            <MenuButton
              type="button"
              popoverTarget="site-menu"
              popoverTargetAction="hide"
              aria-label={labels.closeMenuButton}
            >
              <Icon name="close" />
            </MenuButton>
            <nav aria-label={labels.mainNavigation}>
              <ul>
                {mainNavigation.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} {...currentMark(path, href)}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <QuoteOrCall call="secondary" />
          </Menu>
          <QuoteButton variant="secondary" />
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
