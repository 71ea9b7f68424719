import styled from 'styled-components';
import { forms } from '../../content/content.ts';
import { quoteNoticeId } from '../forms/dom-names.ts';
import { color, from, radius, shadow, space } from '../theme/theme.ts';

const Region = styled.aside`
  position: fixed;
  /* On phones in the place of the contact bar, so that it covers nothing of the page. The navigation makes room. */
  inset: 0 0 auto;
  z-index: 11;
  &:empty { display: none; }
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs} ${space.m};
    padding: 0 ${space.s};
    border: 1px solid transparent;
    border-inline-start: 0.375rem solid ${color.success};
    background: ${color.successPale};
    box-shadow: ${shadow.high};
    font-size: 0.875rem;
    font-weight: 650;
    line-height: 1.3;
  }
  ${from.medium} {
    inset: auto auto ${space.m} ${space.m};
    max-width: 24rem;
    & > div { flex-wrap: wrap; padding: ${space.s} ${space.m}; border-radius: ${radius.s}; font-size: inherit; }
  }
  & > [data-state='error'] { border-inline-start-color: ${color.danger}; background: ${color.dangerPale}; }
  & button { color: inherit; }
`;

/** The region in which `QuoteNotice` reports the outcome of a request. It is invisible while it is empty. */
export function QuoteNoticeRegion() {
  return <Region id={quoteNoticeId} aria-label={forms.quote.noticeLabel} />;
}
