import styled, { css } from 'styled-components';
import { business, pages } from '../../content/content.ts';
import { reviewsWidget } from '../../content/environment.ts';
import { Section } from '../layout/Section.tsx';
import { color, radius, space } from '../theme/theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

const widgetStyle = css`
  /* A fixed height, whatever the widget draws: nothing below it ever moves. */
  & .widget {
    position: relative;
    height: 22rem;
    overflow: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.l};
    background: ${color.paper};
  }
  & .widget > p { display: grid; place-content: center; position: absolute; inset: 0; padding: ${space.m}; color: ${color.inkSoft}; text-align: center; }
  & .widget[data-state='shown'] > p, & .widget[data-state='failed'] > .loading, & .widget:not([data-state='failed']) > .failed { display: none; }
  @media (scripting: none) { & .widget { display: none; } }
  @media print { & .widget { display: none; } }
`;

const Content = styled.div`
  display: grid;
  gap: ${space.m};
  & .links { display: flex; flex-wrap: wrap; gap: ${space.s}; }
  @media print { & .links { display: none; } }
  ${reviewsWidget === null ? '' : widgetStyle}
`;

/** The Google reviews: the widget where one is connected, and in any case the links to read and to write one. */
export function Reviews() {
  const { heading, lead, widgetLabel, readLabel, writeLabel, loading, fallback } = pages.home.reviews;
  return (
    <Section id="reviews" heading={heading} lead={lead} tone="sand" split>
      <Content>
        {reviewsWidget === null ? null : (
          // `browser/inline/reviews-widget.ts` loads the widget. A region that scrolls must be reachable with the keyboard.
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
        )}
        <div className="links">
          <ButtonLink href={business.google.reviewsUrl} rel="noopener" data-variant="secondary">
            <Icon name="star" size={20} />
            {readLabel}
          </ButtonLink>
          <ButtonLink href={business.google.writeReviewUrl} rel="noopener" data-variant="secondary">
            <Icon name="message" size={20} />
            {writeLabel}
          </ButtonLink>
        </div>
      </Content>
    </Section>
  );
}
