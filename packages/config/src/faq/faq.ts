import type { CountryCode } from '../country/country-codes';

/** Figures the FAQ of a market may state. What is not given stays out of its text. Amounts are major units. */
export interface FaqMarket {
  maxWeightKg?: number;
  /** Kilometres from the pickup address; two where it depends on the place. */
  deliveryRadiusKm?: number | readonly [from: number, to: number];
  baseFee?: number;
  feePerKm?: number;
  cashOnDeliveryFee?: number;
}

/** Only what the specifications state about a market; everything else would be invented. */
const markets: Partial<Record<CountryCode, FaqMarket>> = {
  TW: { maxWeightKg: 5 },
};

/** The figures of a market; empty, so that the general FAQ is shown, for one without data. */
export function faqOf(country: CountryCode): FaqMarket {
  return markets[country] ?? {};
}
