import { QuoteOrCall } from './QuoteOrCall.tsx';
import { Section } from './Section.tsx';

interface CallToActionProps {
  heading: string;
  lead: string;
}

/** The band at the end of a page: ask for a quote, or call. */
export function CallToAction({ heading, lead }: CallToActionProps) {
  return (
    <Section id="next-step" heading={heading} lead={lead} tone="teal" printed={false}>
      <QuoteOrCall call="light" />
    </Section>
  );
}
