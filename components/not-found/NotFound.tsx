import styled from 'styled-components';
import { pages } from '../../content/content.ts';
import { Container } from '../layout/Section.tsx';
import { color, radius, size, space } from '../theme/theme.ts';

/** Shows one of the two texts of the not-found page, by `data-missing` on `<html>`. */
export const MissingPage = styled.div`
  & > .service { display: none; }
  html[data-missing='service'] & > .service { display: block; }
  html[data-missing='service'] & > .any { display: none; }
`;

const Band = styled.div`
  & p {
    margin-top: ${space.l};
    padding: ${space.m};
    border-radius: ${radius.m};
    background: ${color.sunPale};
    font-size: ${size.lead};
    font-weight: 650;
  }
`;

/**
 * Where `browser/inline/not-found-page.ts` names the page whose address is nearest to the missing one.
 * React leaves alone what it finds inside, thanks to `dangerouslySetInnerHTML`, and the `hidden` that is gone by then.
 */
export function NearestPage() {
  return (
    <Band>
      <Container>
        <p
          id="nearest-page"
          hidden
          data-text={pages.notFound.nearest}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is empty; see above
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </Container>
    </Band>
  );
}
