import styled from 'styled-components';
import { labels } from '../../content/content.ts';
import { space } from '../theme/theme.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { listPath } from './list-entries.ts';

const Apart = styled.p`
  margin-top: ${space.l};
`;

/** The link from a service or industry to the cleaning list. @param place the kind of place that is chosen there */
export function ListLink({ place }: { place: string | undefined }) {
  return (
    <Apart>
      <TextLink href={listPath(place)}>{labels.cleaningList}</TextLink>
    </Apart>
  );
}
