import styled from 'styled-components';
import { business, labels, pages } from '../../content/content.ts';
import { color, space } from '../theme/theme.ts';
import { Icon } from '../ui/Icon.tsx';
import { telephoneLink } from '../ui/phone.ts';
import { contactCardPath } from './contact-card.ts';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  & li { display: grid; grid-template-columns: auto 1fr; gap: ${space.s}; align-items: center; min-height: 2.75rem; }
  & li > svg { padding: 0.5rem; width: 2.5rem; height: 2.5rem; border-radius: 50%; background: ${color.tealSoft}; color: ${color.tealDeep}; }
  & a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 650; overflow-wrap: anywhere; }
`;

/** Phone, e-mail, address and the note about emergencies. */
export function ContactDetails() {
  return (
    <List>
      <li>
        <Icon name="phone" />
        <a href={telephoneLink(business.phone)}>{business.phone}</a>
      </li>
      <li>
        <Icon name="address-book" />
        <a href={contactCardPath} download>
          {pages.contact.saveLabel}
        </a>
      </li>
      <li>
        <Icon name="mail" />
        <a href={`mailto:${business.email}`}>{business.email}</a>
      </li>
      <li>
        <Icon name="map-pin" />
        <Address />
      </li>
      <li>
        <Icon name="clock" />
        <EmergencyLink />
      </li>
    </List>
  );
}

/** The note about emergencies, which calls the main number. */
export function EmergencyLink() {
  return (
    <a href={telephoneLink(business.phone)} aria-label={`${business.emergencyNote}. ${labels.call}`}>
      {business.emergencyNote}
    </a>
  );
}

/** The company's address in one line; the street is left out while it is not given. */
export function Address() {
  const { street, city, region, postalCode } = business.address;
  return <span>{[street, city, `${region} ${postalCode}`].filter((part) => part !== null).join(', ')}</span>;
}
