import type { CountryCode } from '@courier/config';
import { ORDER_STATUSES, statusFacts } from '@courier/api-client/order-rules';
import { sql } from 'kysely';
import { badInput, type Refusal } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';

export const voucherUnavailable = (field: string): Refusal =>
  badInput('This voucher code is not available.', 'voucher.unavailable', field);

/**
 * Counts an order against the voucher's limit, in the transaction that stores the order. Concurrent orders
 * wait for each other.
 * @param use `wantedAt`: time of a later delivery, which may differ from the validated one
 * @throws Refusal 400 when it is used up, in total or by this customer, or expired by then
 */
export async function claimVoucher(
  trx: Db,
  country: CountryCode,
  code: string,
  { wantedAt, customerPhone }: { wantedAt: number | null; customerPhone: string },
): Promise<void> {
  const voucher = await trx
    .selectFrom('vouchers')
    .select(['use_limit', 'customer_limit', 'valid_until'])
    .where('country', '=', country)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!voucher || (wantedAt ?? 0) > voucher.valid_until) throw voucherUnavailable('voucher.code');
  if (voucher.customer_limit !== null)
    await assertCustomerMay(trx, { country, code, customerPhone, limit: voucher.customer_limit });
  // Vouchers without a limit are not updated, so that their orders do not wait for each other.
  if (voucher.use_limit === null) return;
  const taken = await trx
    .updateTable('vouchers')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('country', '=', country)
    .where('code', '=', code)
    .whereRef('used', '<', 'use_limit')
    .returning('code')
    .executeTakeFirst();
  if (!taken) throw voucherUnavailable('voucher.code');
}

/** An order that was cancelled, whose payment was refused, or that stalled uses no voucher of its customer. */
const UNCOUNTED = ORDER_STATUSES.filter((status) => {
  const { end } = statusFacts(status);
  return end === 'cancelled' || end === 'failed';
});

/** The lock makes two orders of a customer wait for each other. */
async function assertCustomerMay(
  trx: Db,
  {
    country,
    code,
    customerPhone,
    limit,
  }: { country: CountryCode; code: string; customerPhone: string; limit: number },
): Promise<void> {
  await trx
    .selectFrom('vouchers')
    .select('code')
    .where('country', '=', country)
    .where('code', '=', code)
    .forUpdate()
    .execute();
  const { count } = await trx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('country', '=', country)
    .where('customer_phone_number', '=', customerPhone)
    .where('voucher', 'is not', null)
    .where(sql`voucher::jsonb ->> 'code'`, '=', code)
    .where('status', 'not in', UNCOUNTED)
    .executeTakeFirstOrThrow();
  if (Number(count) >= limit) throw voucherUnavailable('voucher.code');
}

/** Returns a use, for an order that was never paid. */
export async function returnVoucher(trx: Db, country: CountryCode, code: string): Promise<void> {
  await trx
    .updateTable('vouchers')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('country', '=', country)
    .where('code', '=', code)
    .where('use_limit', 'is not', null)
    .where('used', '>', 0)
    .execute();
}
