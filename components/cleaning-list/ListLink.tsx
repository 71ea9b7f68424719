import { labels } from '../../content/content.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { listPath } from './list-entries.ts';

/** The link from a service or industry to the cleaning list. @param place the kind of place that is chosen there */
export function ListLink({ place }: { place: string | undefined }) {
  return <TextLink href={listPath(place)}>{labels.cleaningList}</TextLink>;
}
