import styled from 'styled-components';
import { labels, pages, serviceArea } from '../../content/content.ts';
import { Section } from '../layout/Section.tsx';
import { PlaceFinder } from '../service-area/PlaceFinder.tsx';
import { besideColumns, color, from, size, space } from '../theme/theme.ts';
import { Picture } from '../ui/Picture.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space.l} ${space.xl};
  ${from.tablet} { grid-template-columns: ${besideColumns}; }
  ${from.large} { & li { font-size: ${size.label}; } }
  & ul { columns: 2; column-gap: ${space.m}; margin-bottom: ${space.m}; }
  & li { padding-block: ${space.s}; border-top: 1px solid ${color.line}; font-size: ${size.title}; font-weight: 650; line-height: 1.3; break-inside: avoid; }
`;

/** The counties we serve, with the way to the list of towns. */
export function Area() {
  return (
    <Section id="area" kind="feature" heading={pages.home.area.heading} lead={pages.home.area.lead}>
      <Columns>
        <div>
          <PlaceFinder />
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
