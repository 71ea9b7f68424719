import styled from 'styled-components';
import { labels, pages, serviceArea } from '../../content/content.ts';
import { Section } from '../layout/Section.tsx';
import { color, from, radius, space } from '../theme/theme.ts';
import { Picture } from '../ui/Picture.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space.l};
  align-items: center;
  ${from.medium} { grid-template-columns: 1fr 1.1fr; gap: ${space.xl}; }
  & ul { display: flex; flex-wrap: wrap; gap: ${space.xs}; margin-bottom: ${space.m}; }
  & li { padding: 0.375rem 0.875rem; border-radius: ${radius.round}; background: ${color.tealPale}; font-weight: 600; line-height: 1.4; }
`;

/** The counties we serve, with the way to the list of towns. */
export function Area() {
  return (
    <Section id="area" heading={pages.home.area.heading} lead={pages.home.area.lead}>
      <Columns>
        <div>
          <ul>
            {serviceArea.map(({ county }) => (
              <li key={county}>{labels.county.replace('{county}', county)}</li>
            ))}
          </ul>
          <TextLink href="/service-area/">{pages.home.area.linkLabel}</TextLink>
        </div>
        <Picture picture={pages.serviceArea.image} icon="map-pin" place="band" />
      </Columns>
    </Section>
  );
}
