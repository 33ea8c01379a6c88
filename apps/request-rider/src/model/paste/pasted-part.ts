export type PasteField = 'name' | 'phone' | 'address' | 'amount' | 'time' | 'notes' | 'description';

/** One value found in a message. */
export interface PastedPart {
  field: PasteField;
  /** As the form takes it; a time is unix seconds in decimal. */
  value: string;
  /** True where the rules had to guess. */
  doubtful: boolean;
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
