import { countryConfig, toMinor, type CountryCode } from '@courier/config';
import { RATE_PARTS } from '@courier/platform-api';
import type { DemoRules, Tariff } from '../port';
import { isRaining } from '../simulator/simulator-settings';
import { deliveryArea } from './delivery-area';
import { currencyRates } from './rates';

/** Invented prices and areas. */
export const demoRules: DemoRules = {
  tariff: demoTariff,
  areas: (vendorId, pickup) => [{ outer: deliveryArea(vendorId, pickup), holes: [] }],
  isRaining,
};

/** Base, a rate per started kilometre and, in rain or strike, a surcharge. */
export function demoTariff(country: CountryCode): Tariff {
  const { isoCurrency, decimals } = countryConfig(country);
  const rates = currencyRates(isoCurrency);
  const rate = Math.round(rates.perKilometre * 10 ** decimals * RATE_PARTS);
  return {
    scope: {},
    baseMinor: toMinor(rates.base, country),
    bands: [{ fromMetres: 0, toMetres: null, price: { per: 'km', rate } }],
    minimumMinor: 0,
    surcharges: [
      {
        name: '',
        price: { per: 'order', amountMinor: toMinor(rates.surcharge, country) },
        when: { condition: 'rain' },
      },
    ],
    rounding: { stepMinor: 1, direction: 'nearest' },
    tax: null,
    cashMinor: 0,
  };
}
