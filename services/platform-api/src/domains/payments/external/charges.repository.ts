import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';

export const findCharge = (db: Db, reference: string): Promise<PaymentChargeRow | undefined> =>
  db.selectFrom('payment_charges').selectAll().where('reference', '=', reference).executeTakeFirst();

export const findByReturn = (db: Db, hash: string): Promise<PaymentChargeRow | undefined> =>
  db.selectFrom('payment_charges').selectAll().where('return_hash', '=', hash).executeTakeFirst();

export const findByProviderId = (
  db: Db,
  { country, adapter }: { country: CountryCode; adapter: string },
  providerId: string,
): Promise<PaymentChargeRow | undefined> =>
  db
    .selectFrom('payment_charges')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('country', '=', country)
    .where('adapter', '=', adapter)
    .executeTakeFirst();

export const listCharges = (db: Db, intentId: string): Promise<PaymentChargeRow[]> =>
  db.selectFrom('payment_charges').selectAll().where('intent_id', '=', intentId).execute();

/**
 * Charges that are due, the longest due first.
 * @param limit of each account, for charges that failed and for the others
 */
export function listDueCharges(db: Db, nowMs: number, limit: number): Promise<PaymentChargeRow[]> {
  const due = db
    .selectFrom('payment_charges')
    .select([
      'reference',
      sql<number>`row_number() over (partition by country, adapter, tries > 0 order by next_try_at_ms, reference)`.as(
        'place',
      ),
    ])
    .where('state', 'in', ['PENDING', 'AUTHORISED', 'CHALLENGED', 'UNDOING'])
    .where('next_try_at_ms', '<=', nowMs)
    .where('claimed_until_ms', '<=', nowMs)
    .as('due');
  return db
    .selectFrom('payment_charges')
    .innerJoin(due, 'due.reference', 'payment_charges.reference')
    .selectAll('payment_charges')
    .where('due.place', '<=', limit)
    .orderBy('payment_charges.next_try_at_ms')
    .execute();
}

/** What plans the next call without changing the state. */
type Plan = Partial<Pick<PaymentChargeRow, 'claimed_until_ms' | 'next_try_at_ms' | 'tries' | 'last_error'>>;

/** Plans a charge that still is in the given state. */
export async function planCharge(
  db: Db,
  { reference, state }: Pick<PaymentChargeRow, 'reference' | 'state'>,
  plan: Plan,
): Promise<void> {
  await db
    .updateTable('payment_charges')
    .set(plan)
    .where('reference', '=', reference)
    .where('state', '=', state)
    .execute();
}

/** @returns the charge, for one return from the bank at a time; undefined while another one is at work */
export const claimReturn = (
  db: Db,
  reference: string,
  { nowMs, untilMs }: { nowMs: number; untilMs: number },
): Promise<PaymentChargeRow | undefined> =>
  db
    .updateTable('payment_charges')
    .set(({ eb }) => ({ claimed_until_ms: untilMs, finishes: eb('finishes', '+', 1) }))
    .where('reference', '=', reference)
    .where('state', '=', 'CHALLENGED')
    .where('claimed_until_ms', '<=', nowMs)
    .returningAll()
    .executeTakeFirst();
