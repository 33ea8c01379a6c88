/** The provider's part of the page with the card fields. */
export interface CardFields {
  script: { url: string; integrity: string };
  /** JavaScript of `startFields(values, page)`, which the page calls once the portal has sent its labels. */
  code: string;
  /** Public values for it. */
  values: Readonly<Record<string, unknown>>;
  /** Content policy sources of the provider. */
  sources: readonly string[];
}

/** Shows the fields of the provider; the card leaves them only encrypted. */
export const CARD_FIELDS_PATH = '/courier/payments/v1/card-fields';
