import styled from 'styled-components';
import { business, pages } from '../../content/content.ts';
import { reviewsWidget } from '../../content/environment.ts';
import { Actions } from '../layout/CallToAction.tsx';
import { Container, Section } from '../layout/Section.tsx';
import { color, radius, shadow, space } from '../theme/theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

const Content = styled.div`
  /* A fixed height, whatever the widget draws: nothing below it ever moves. */
  & .widget {
    position: relative;
    height: clamp(17rem, 11rem + 20vw, 22rem);
    overflow: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.white};
    box-shadow: ${shadow.low};
  }
  & .widget > p { display: grid; max-width: none; place-content: center; position: absolute; inset: 0; padding: ${space.m}; color: ${color.inkSoft}; text-align: center; }
  /* Lines, as of a text to come. */
  & .widget > .loading { place-content: end start; background: repeating-linear-gradient(${color.sand} 0 0.875rem, transparent 0 2rem) no-repeat content-box; background-size: 100% 78%; }
  & .widget[data-state='shown'] > p, & .widget[data-state='failed'] > .loading, & .widget:not([data-state='failed']) > .failed { display: none; }
  @media (scripting: none) { & .widget { display: none; } }
  @media print { & .widget { display: none; } }
`;

const Line = styled.section`
  padding-block: ${space.l};
  background: ${color.sand};
  & > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space.m}; }
  @media print { display: none; }
`;

/** The Google reviews: the widget with its links, or the links alone while none is connected. */
export function Reviews() {
  const { heading, lead, headingWithoutWidget, widgetLabel, loading, fallback } = pages.home.reviews;
  if (reviewsWidget === null) {
    return (
      <Line aria-labelledby="reviews">
        <Container>
          <h2 id="reviews">{headingWithoutWidget}</h2>
          <Links />
        </Container>
      </Line>
    );
  }
  return (
    <Section id="reviews" heading={heading} lead={lead} tone="sand" kind="split" below={<Links />}>
      <Content>
        {/* `browser/inline/reviews-widget.ts` loads the widget. A region that scrolls must be reachable with the keyboard. */}
        <section
          className="widget"
          data-reviews-script={reviewsWidget.scriptUrl}
          aria-label={widgetLabel}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          suppressHydrationWarning
        >
          <p className="loading">{loading}</p>
          <p className="failed">{fallback}</p>
          {/* Elfsight finds its widget by the class, other providers by an id or data attribute of the same value. */}
          <div
            className={`elfsight-app-${reviewsWidget.id}`}
            data-reviews-widget={reviewsWidget.id}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves alone what the widget adds
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        </section>
      </Content>
    </Section>
  );
}

/** The links to read and to write a review. */
function Links() {
  const { readLabel, writeLabel } = pages.home.reviews;
  return (
    <Actions>
      <ButtonLink href={business.google.reviewsUrl} rel="noopener" data-variant="secondary">
        <Icon name="star" size={20} />
        {readLabel}
      </ButtonLink>
      <ButtonLink href={business.google.writeReviewUrl} rel="noopener" data-variant="secondary">
        <Icon name="message" size={20} />
        {writeLabel}
      </ButtonLink>
    </Actions>
  );
}
