/** In major units of the currency. */
export interface Rates {
  readonly base: number;
  /** Per started kilometre. */
  readonly perKilometre: number;
  /** Added in rain or during a strike. */
  readonly surcharge: number;
}

type Row = readonly [base: number, perKilometre: number, surcharge: number];

// oxfmt-ignore
const ROWS: Readonly<Record<string, Row>> = {
  AED: [10, 1.5, 5], ARS: [1500, 200, 600], BDT: [50, 12, 20], BGN: [5, 1, 2], BHD: [0.9, 0.1, 0.3], BOB: [12, 2, 5],
  CLP: [1800, 300, 700], CZK: [65, 10, 25], DKK: [35, 5, 10], DOP: [100, 20, 50], EGP: [30, 6, 15], EUR: [3.5, 0.6, 1],
  HKD: [30, 5, 10], HUF: [990, 150, 350], IQD: [2500, 400, 1000], JOD: [1.2, 0.2, 0.4], JPY: [420, 70, 150],
  KRW: [3500, 500, 1000], KWD: [0.75, 0.12, 0.25], LAK: [18_000, 3000, 8000], MMK: [2000, 400, 800], MYR: [6, 1, 2],
  NOK: [49, 8, 15], OMR: [0.9, 0.15, 0.3], PAB: [2.5, 0.5, 1], PEN: [7, 1.2, 3], PHP: [55, 9, 20], PKR: [120, 25, 50],
  PLN: [11, 2, 4], PYG: [13_000, 2000, 5000], QAR: [10, 1.5, 4], RON: [13, 2.2, 5], SAR: [12, 1.5, 5], SEK: [45, 7, 15],
  SGD: [5, 0.8, 2], THB: [40, 8, 15], TRY: [70, 12, 30], TWD: [65, 9.6, 20], USD: [2.5, 0.5, 1], UYU: [110, 20, 50],
  VES: [100, 20, 50], VND: [18_000, 4500, 8000],
};

const OTHER: Row = [3, 0.6, 1];

export function currencyRates(isoCurrency: string): Rates {
  const [base, perKilometre, surcharge] = ROWS[isoCurrency] ?? OTHER;
  return { base, perKilometre, surcharge };
}
