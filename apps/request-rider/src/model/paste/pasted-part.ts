export const PASTE_FIELDS = [
  'name',
  'phone',
  'address',
  'unit',
  'description',
  'amount',
  'payment',
  'time',
  'notes',
] as const;
export type PasteField = (typeof PASTE_FIELDS)[number];

/** One value found in a message. */
export interface PastedPart {
  field: PasteField;
  /** As the form takes it; a time is unix seconds in decimal, or `ASAP`. */
  value: string;
  /** True where it can be nothing else. */
  certain: boolean;
  /** Where it stands in the message, in UTF-16 units, `end` exclusive. */
  spans: readonly { start: number; end: number }[];
}

/** What the rules must know about where and when the message was pasted. */
export interface PasteContext {
  /** ISO 3166 code. */
  country: string;
  /** E.g. `+886`. */
  phonePrefix: string;
  /** Decimals of the currency. */
  decimals: number;
  /** E.g. `TWD`, `NT`. */
  currencyNames: readonly string[];
  nowSeconds: number;
  /** Minutes since midnight on the country's clock. */
  minutesOfDay: number;
  /** Today on the country's calendar, `YYYY-MM-DD`. */
  today: string;
}
