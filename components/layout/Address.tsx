import { business } from '../../content/business.ts';

/** The company's address in one line; the street is left out while it is not given. */
export function Address() {
  const { street, city, region, postalCode } = business.address;
  return <span>{[street, city, `${region} ${postalCode}`].filter((part) => part !== null).join(', ')}</span>;
}
