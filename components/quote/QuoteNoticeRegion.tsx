import styled from 'styled-components';
import { forms } from '../../content/content.ts';
import { quoteNoticeId } from '../forms/dom-names.ts';
import { color, from, radius, shadow, space } from '../theme/theme.ts';

const Region = styled.aside`
  position: fixed;
  inset: auto ${space.gutter} calc(5rem + env(safe-area-inset-bottom));
  z-index: 11;
  &:empty { display: none; }
  ${from.medium} { inset: auto auto ${space.m} ${space.m}; max-width: 24rem; }
  /* Where the call bar is not fixed either, for want of height. */
  @media (max-height: 30rem) { position: static; margin: ${space.m} ${space.gutter}; }
  @media print { display: none; }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs} ${space.m};
    padding: ${space.s} ${space.m};
    border: 1px solid transparent;
    border-inline-start: 0.375rem solid ${color.success};
    border-radius: ${radius.s};
    background: ${color.successPale};
    box-shadow: ${shadow.high};
    font-weight: 650;
  }
  & > [data-state='error'] { border-inline-start-color: ${color.danger}; background: ${color.dangerPale}; }
  & button { color: inherit; }
`;

/** The region in which `QuoteNotice` reports the outcome of a request. It is invisible while it is empty. */
export function QuoteNoticeRegion() {
  return <Region id={quoteNoticeId} aria-label={forms.quote.noticeLabel} />;
}
