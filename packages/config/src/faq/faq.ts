import type { CountryCode } from '../country/country-codes';

/** Figures for the FAQ of a market; absent ones are left out of the text. Amounts are major units. */
export interface FaqMarket {
  maxWeightKg?: number;
  /** Kilometres from the pickup address; a range where it depends on the place. */
  deliveryRadiusKm?: number | readonly [from: number, to: number];
  baseFee?: number;
  feePerKm?: number;
  cashOnDeliveryFee?: number;
}

/** Only figures from the specifications. */
const markets: Partial<Record<CountryCode, FaqMarket>> = {
  TW: { maxWeightKg: 5 },
};

/** Empty without data, which shows the general FAQ. */
export function countryFaq(country: CountryCode): FaqMarket {
  return markets[country] ?? {};
}
