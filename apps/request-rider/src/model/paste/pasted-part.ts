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

/** Why a value is a question. */
export type PasteDoubt =
  /** The message takes something back. */
  | 'corrected'
  /** Words beside it belong to nothing. */
  | 'left-over'
  /** Another reading is nearly as good. */
  | 'rival'
  /** Several numbers, sums or ways of paying are named. */
  | 'several'
  /** Morning or evening is not said. */
  | 'half-day'
  /** An address without the number of a house. */
  | 'no-number'
  /** Its writing puts no space between words. */
  | 'no-spaces'
  /** Nothing names the field. */
  | 'unlabelled';

/** One value found in a message. */
export interface PastedPart {
  field: PasteField;
  /** As the form takes it; a time is unix seconds in decimal, or `ASAP`. */
  value: string;
  /** True where it can be nothing else. */
  certain: boolean;
  /** Why it is asked about; null where it is certain. */
  doubt: PasteDoubt | null;
  /** The likely values, the best first; only `value` where it is certain. */
  answers: readonly string[];
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
