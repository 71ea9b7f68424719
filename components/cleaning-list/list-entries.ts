import { cleaningList, industries, pages, services } from '../../content/content.ts';
import type { IconName } from '../../content/schema/primitives.ts';

type RoomContent = (typeof cleaningList.rooms)[number];

/** A kind of place to choose. */
export interface ListPlace {
  id: string;
  name: string;
  icon: IconName;
  /** Title of the service that all of it takes. */
  service: string;
}

/** The kinds of places, in the order shown. */
export const listPlaces: readonly ListPlace[] = cleaningList.places.map((place) => {
  const industry = industries.find(({ id }) => id === place.id);
  return {
    id: place.id,
    name: industry?.title ?? place.name ?? '',
    icon: industry?.icon ?? place.icon ?? 'building',
    service: serviceTitle(place.service) ?? '',
  };
});

/** The name of a room: its own, or that of the feature it refers to. */
export function roomName({ name, nameFrom }: Pick<RoomContent, 'name' | 'nameFrom'>): string {
  return name ?? nameFrom?.feature ?? '';
}

/** The ids of the places that have a room. */
export function placesOf(code: string): string[] {
  return cleaningList.places.filter(({ rooms }) => rooms.includes(code)).map(({ id }) => id);
}

/** The title of a service, which is its choice in the quote form. */
export function serviceTitle(id: string | undefined): string | undefined {
  return services.find((service) => service.id === id)?.title;
}

/** The address of the list with a kind of place chosen. A place that it does not know opens the list as it is. */
export function listPath(place?: string): string {
  const isKnown = listPlaces.some(({ id }) => id === place);
  return isKnown ? `${pages.cleaningList.path}#place=${place}` : pages.cleaningList.path;
}
