import { countryConfig, type CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import type { VoucherRule } from '../rule-shapes/voucher-rules';

/** Makes the vouchers of an operator the ones that shops can use. Uses that were counted before stay counted. */
export async function applyVouchers(
  db: Db,
  country: CountryCode,
  before: readonly VoucherRule[],
  after: readonly VoucherRule[],
): Promise<void> {
  const ended = before
    .map(({ code }) => code)
    .filter((code) => !after.some((voucher) => voucher.code === code));
  if (ended.length > 0)
    await db
      .updateTable('vouchers')
      .set({ is_withdrawn: true })
      .where('country', '=', country)
      .where('code', 'in', ended)
      .execute();
  for (const voucher of after) {
    const row = toRow(country, voucher);
    await db
      .insertInto('vouchers')
      .values({ country, code: voucher.code, ...row })
      .onConflict((conflict) => conflict.columns(['country', 'code']).doUpdateSet(row))
      .execute();
  }
}

const toRow = (
  country: CountryCode,
  { value, validFrom, validUntil, useLimit, customerLimit }: VoucherRule,
) => ({
  type: value.type,
  percentage: value.type === 'percentage' ? value.percentage : null,
  amount_minor: value.type === 'percentage' ? null : value.amountMinor,
  currency: countryConfig(country).isoCurrency,
  valid_from: validFrom,
  valid_until: validUntil,
  use_limit: useLimit,
  customer_limit: customerLimit,
  is_withdrawn: false,
  origin: 'use' as const,
});
