import styled from 'styled-components';
import { pages, serviceArea } from '../../content/content.ts';
import { Section } from '../layout/Section.tsx';
import { PlaceFinder } from '../service-area/PlaceFinder.tsx';
import { besideColumns, from, space } from '../theme/theme.ts';
import { Picture } from '../ui/Picture.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { fillSlots, listNames } from '../ui/texts.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space.m} ${space.xl};
  ${from.tablet} { grid-template-columns: ${besideColumns}; }
  & p { margin-bottom: ${space.s}; }
`;

const { finder } = pages.serviceArea;
const counties = listNames(
  serviceArea.map(({ county }) => county),
  finder.and,
);

/** A field that answers for any town, and the counties we serve, with the way to the list of towns. */
export function Area() {
  return (
    <Section id="area" kind="feature" heading={pages.home.area.heading} lead={pages.home.area.lead}>
      <Columns>
        <div>
          <PlaceFinder />
          <p>{fillSlots(finder.counties, { counties })}.</p>
          <TextLink href="/service-area/">{pages.home.area.linkLabel}</TextLink>
        </div>
        <Picture picture={pages.serviceArea.image} icon="map-pin" place="band" />
      </Columns>
    </Section>
  );
}
