import { countryConfig } from '@courier/config';
import { toMinor } from './money';
import { currencyRates } from './rates';

export interface FeePart {
  readonly kind: 'base' | 'distance' | 'surcharge';
  readonly amountMinor: number;
}

export interface ComputedFee {
  /** The sum of the parts. */
  readonly feeMinor: number;
  readonly parts: readonly FeePart[];
}

/** Base, a rate per started kilometre and, in rain or strike, a surcharge; each part in whole minor units. */
export function computeFee(country: string, metres: number, surcharged: boolean): ComputedFee {
  const rates = currencyRates(countryConfig(country).isoCurrency);
  const kilometres = Math.ceil(metres / 1000);
  const parts: FeePart[] = [
    { kind: 'base', amountMinor: toMinor(rates.base, country) },
    { kind: 'distance', amountMinor: toMinor(rates.perKilometre * kilometres, country) },
    ...(surcharged ? [{ kind: 'surcharge' as const, amountMinor: toMinor(rates.surcharge, country) }] : []),
  ];
  return { feeMinor: parts.reduce((sum, part) => sum + part.amountMinor, 0), parts };
}
