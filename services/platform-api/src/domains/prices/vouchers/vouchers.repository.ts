import type { CountryCode } from '@courier/config';
import type { VoucherOffer } from '@courier/api-client/contract';
import type { ServerConfig } from '../../../settings/config';
import type { Db } from '../../../platform/db/database';
import type { VoucherRow } from '../../../platform/db/tables/payment-tables';
import { isRefusedDemo } from '../../../platform/environment/refused-demo';
import { toMajor } from '../../../platform/money';

/** Ignores case and surrounding spaces. In production, demo vouchers are unknown. */
export async function findVoucher(
  db: Db,
  config: Pick<ServerConfig, 'environment'>,
  country: CountryCode,
  code: string,
): Promise<VoucherRow | undefined> {
  const row = await db
    .selectFrom('vouchers')
    .selectAll()
    .where('country', '=', country)
    .where('code', '=', code.replaceAll('\0', '').trim().toUpperCase())
    .executeTakeFirst();
  return row && isRefusedDemo(config, row) ? undefined : row;
}

/** Whether it is valid for an order at that time. */
export const isAvailable = (row: VoucherRow, atSeconds: number): boolean =>
  !row.is_withdrawn &&
  atSeconds >= (row.valid_from ?? 0) &&
  atSeconds <= row.valid_until &&
  !(row.use_limit !== null && row.used >= row.use_limit);

export function voucherAnswer(row: VoucherRow, nowSeconds: number): VoucherOffer {
  return {
    code: row.code,
    type: row.type,
    amount: row.type === 'percentage' ? (row.percentage ?? 0) : toMajor(row.amount_minor ?? 0, row.country),
    currency: row.currency,
    valid_until: row.valid_until,
    available: isAvailable(row, nowSeconds),
  };
}
