/**
 * The numbers the company promises in its terms and privacy policy, once.
 * Change a number here and every text that names it follows. Source: specification, business constants.
 */
export const limits = {
  /** A quote stays valid for this many days after its date. */
  quoteValidDays: 30,
  /** An invoice is due this many days after its date; "Net 30" is made from it. */
  paymentTermDays: 30,
  /** The general liability insurance, in whole US dollars. Shown as "$2,000,000". */
  liabilityInsuranceUsd: 2_000_000,
  /** A reported service issue gets a response within this many hours. */
  serviceIssueResponseHours: 24,
  /** Our services are not for people under this age. */
  minimumAge: 18,
} as const;

/** The insurance amount as texts show it, such as "$2,000,000". Made from the number above; nothing to edit here. */
export const liabilityInsurance = `$${limits.liabilityInsuranceUsd.toLocaleString('en-US')}`;
