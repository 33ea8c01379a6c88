import { countryConfig, supportedCountries, toMinor, type CountryCode } from '@courier/config';
import type { Deps } from '@courier/platform-api';

const YEAR_SECONDS = 365 * 86_400;

/**
 * Percentage vouchers in every country; vouchers with an amount only in Taiwan, where they suit the prices.
 */
export async function seedDemoVouchers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const valid_until = clock.nowSeconds() + YEAR_SECONDS;
  const buildVoucherRow = (country: CountryCode) => ({
    country,
    currency: countryConfig(country).isoCurrency,
    valid_until,
    origin: 'demo' as const,
  });
  const money = (country: CountryCode, amount: number) => ({
    ...buildVoucherRow(country),
    amount_minor: toMinor(amount, country),
    percentage: null,
  });
  await db
    .insertInto('vouchers')
    .values([
      ...supportedCountries.map((country) => ({
        ...buildVoucherRow(country),
        code: 'TEA10',
        type: 'percentage' as const,
        amount_minor: null,
        percentage: 10,
      })),
      { ...money('TW', 30), code: 'LESS30', type: 'amount' },
      { ...money('TW', 25), code: 'FLAT25', type: 'deliveryFee' },
    ])
    .onConflict((conflict) => conflict.columns(['country', 'code']).doUpdateSet({ valid_until }))
    .execute();
}
