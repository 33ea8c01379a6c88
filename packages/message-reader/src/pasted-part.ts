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

export type PasteDoubt =
  | 'corrected'
  | 'left-over'
  /** Another reading is nearly as good. */
  | 'rival'
  /** Several numbers, amounts or payment methods occur. */
  | 'several'
  | 'half-day'
  | 'no-number'
  /** Its script has no spaces between words. */
  | 'no-spaces'
  | 'unlabelled';

export interface PastedPart {
  field: PasteField;
  /** As in the form; a time is unix seconds in decimal, or `ASAP`. */
  value: string;
  certain: boolean;
  /** The reason for the question; null when certain. */
  doubt: PasteDoubt | null;
  /** The likely values, best first; only `value` when certain. */
  answers: readonly string[];
  /** Positions in the message, in UTF-16 units, `end` exclusive. */
  spans: readonly { start: number; end: number }[];
}

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
  /** Local date, `YYYY-MM-DD`. */
  today: string;
}
