import styled from 'styled-components';
import { business, industries, labels, pages, services } from '../../content/content.ts';
import { legalNavigation, mostInFooter } from '../../content/navigation.ts';
import { Address, EmergencyLink } from '../contact/ContactDetails.tsx';
import { entryPath } from '../detail/find-entries.ts';
import { color, from, size, space } from '../theme/theme.ts';
import { Icon } from '../ui/Icon.tsx';
import { telephoneLink } from '../ui/phone.ts';
import { Container } from './Section.tsx';

const Band = styled.footer`
  padding-block: ${space.xl} ${space.l};
  /* The call bar of phones must not cover the end of the page. */
  @media screen { padding-bottom: calc(5.25rem + env(safe-area-inset-bottom)); }
  ${from.medium} { padding-bottom: ${space.l}; }
  background: ${color.navyDeep};
  color: ${color.white};
  font-size: ${size.small};
  line-height: 1.5;
  & h2 { margin-bottom: ${space.xs}; color: ${color.tealSoft}; font-size: 0.9375rem; letter-spacing: 0; }
  & a { color: inherit; text-decoration: none; }
  & a:is(:hover, [aria-current]) { text-decoration: underline; }
  & .columns { display: grid; grid-template-columns: 1fr 1fr; gap: ${space.l} ${space.m}; }
  & .company { display: grid; grid-column: 1 / -1; gap: ${space.s}; align-content: start; }
  /* The two lists are as wide as what stands beside the text above. */
  ${from.medium} { & .columns { grid-template-columns: 1fr repeat(2, calc(24% - ${space.l} / 2)); column-gap: ${space.l}; } & .company { grid-column: auto; } }
  & .company > strong { font-size: ${size.label}; font-weight: 800; letter-spacing: -0.035em; line-height: 1.05; }
  & li > a, & .reach li { display: flex; align-items: center; gap: 0.5rem; min-height: 2.75rem; line-height: 1.3; }
  & .reach { display: flex; flex-wrap: wrap; column-gap: ${space.l}; }
  & .reach svg { flex: none; color: ${color.sun}; }
  & .social { display: flex; gap: ${space.xs}; }
  & .social a { justify-content: center; width: 2.75rem; border: 1px solid #fff5; border-radius: 50%; }
  & .social a:hover { background: ${color.white}; color: ${color.navyDeep}; }
  & .bottom {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.l};
    margin-top: ${space.m};
    padding-top: ${space.s};
    border-top: 1px solid #fff4;
    color: ${color.tealSoft};
  }
  & .bottom ul { display: flex; flex-wrap: wrap; gap: 0 ${space.m}; }
`;

interface FooterProps {
  /** Path of the page, to mark its link where the menu has none. */
  path: string;
}

/** The bottom of every page. */
export function Footer({ path }: FooterProps) {
  const { cleaningList, accessibility } = pages;
  const furtherLinks = [
    ...[cleaningList, accessibility].map(({ label, path: href }) => ({ label, href })),
    ...legalNavigation,
  ];
  return (
    <Band>
      <Container>
        <div className="columns">
          <div className="company">
            <strong>{business.name}</strong>
            <p>{business.blurb}</p>
            <ul className="reach">
              <li>
                <Icon name="map-pin" size={18} />
                <Address />
              </li>
              <li>
                <Icon name="phone" size={18} />
                <a href={telephoneLink(business.phone)}>{business.phone}</a>
              </li>
              <li>
                <Icon name="mail" size={18} />
                <a href={`mailto:${business.email}`}>{business.email}</a>
              </li>
              <li>
                <Icon name="clock" size={18} />
                <EmergencyLink />
              </li>
            </ul>
            <ul className="social">
              {business.social.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} rel="noopener" aria-label={labels.socialLink.replace('{network}', network)}>
                    <Icon name={network} size={20} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <LinkList section="services" entries={services} />
          <LinkList section="industries" entries={industries} />
        </div>
        <div className="bottom">
          <p>
            © {new Date().getFullYear()} {business.name}
          </p>
          <ul>
            {furtherLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Band>
  );
}

interface LinkListProps {
  section: 'services' | 'industries';
  entries: readonly { id: string; title: string }[];
}

function LinkList({ section, entries }: LinkListProps) {
  const id = `footer-${section}`;
  const { label: heading, path, allLabel } = pages[section];
  const links = entries.map((entry) => ({ label: entry.title, href: entryPath(section, entry.id) }));
  const shown =
    links.length > mostInFooter ? [...links.slice(0, mostInFooter), { label: allLabel, href: path }] : links;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {shown.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
