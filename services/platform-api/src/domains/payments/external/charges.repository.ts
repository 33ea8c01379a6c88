import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { ChargeState, PaymentChargeRow } from '../../../platform/db/payment-tables';

/** Charges that may hold money and have no order. */
const OPEN: readonly ChargeState[] = ['PENDING', 'AUTHORISED', 'CHALLENGED'];

export const findCharge = (db: Db, reference: string): Promise<PaymentChargeRow | undefined> =>
  db.selectFrom('payment_charges').selectAll().where('reference', '=', reference).executeTakeFirst();

export const findByReturn = (db: Db, hash: string): Promise<PaymentChargeRow | undefined> =>
  db.selectFrom('payment_charges').selectAll().where('return_hash', '=', hash).executeTakeFirst();

export const findByProviderId = (
  db: Db,
  { country, adapter }: { country: string; adapter: string },
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

type Patch = Partial<
  Pick<
    PaymentChargeRow,
    | 'state'
    | 'provider_id'
    | 'is_placed'
    | 'authorised_at'
    | 'captured_at'
    | 'claimed_until_ms'
    | 'bank_page'
    | 'provider_state'
    | 'next_try_at_ms'
    | 'tries'
    | 'last_error'
  >
>;

/**
 * Changes a charge that is in one of the given states.
 * @returns whether it was
 */
export async function changeCharge(
  db: Db,
  reference: string,
  from: readonly ChargeState[],
  patch: Patch,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_charges')
    .set(patch)
    .where('reference', '=', reference)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

/** Binds the charge to its order. False when it is being undone. */
export async function placeCharge(db: Db, reference: string): Promise<boolean> {
  const patch = { is_placed: true, next_try_at_ms: 0, claimed_until_ms: 0 };
  return changeCharge(db, reference, ['AUTHORISED', 'CHALLENGED'], patch);
}

const UNDO: Patch = { state: 'UNDOING', next_try_at_ms: 0, claimed_until_ms: 0, tries: 0 };

/** Gives back a charge whose order was not stored. The worker calls the provider. */
export async function undoUnplaced(
  db: Db,
  where: { reference: string } | { intentId: string },
): Promise<void> {
  const query = db
    .updateTable('payment_charges')
    .set(UNDO)
    .where('is_placed', '=', false)
    .where('state', 'in', OPEN);
  await (
    'reference' in where
      ? query.where('reference', '=', where.reference)
      : query.where('intent_id', '=', where.intentId)
  ).execute();
}

/** Cancels or refunds the charge of an order. The worker calls the provider. */
export async function undoPlaced(db: Db, reference: string): Promise<void> {
  await changeCharge(db, reference, [...OPEN, 'CAPTURED', 'STUCK'], UNDO);
}
