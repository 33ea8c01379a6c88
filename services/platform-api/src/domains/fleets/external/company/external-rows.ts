import type { CountryCode } from '@courier/config';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import type { ExternalDeliveryTable } from '../../../../platform/db/tables/external-tables';
import type { UnknownValue } from './external-fleet';
import type { NamedExternalFleet } from './external-fleet';

export type ExternalRow = Selectable<ExternalDeliveryTable>;

/** Waits for the messages of the outbox instead of a time. */
export const NEVER_MS = Number.MAX_SAFE_INTEGER;

/** Notes an order once; later calls change nothing. */
export async function recordOrder(
  db: Db,
  { country, fleetId, orderId }: { country: CountryCode; fleetId: string; orderId: string },
  nowSeconds: number,
): Promise<ExternalRow> {
  await db
    .insertInto('external_deliveries')
    .values({
      order_id: orderId,
      country,
      fleet_id: fleetId,
      created_at: nowSeconds,
      next_try_at_ms: NEVER_MS,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
  return db
    .selectFrom('external_deliveries')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/**
 * Deliveries that are due, the longest due first.
 * @param limit of each fleet, for deliveries that failed and for the others
 */
export function listDue(db: Db, nowMs: number, limit: number): Promise<ExternalRow[]> {
  const due = db
    .selectFrom('external_deliveries')
    .select([
      'order_id',
      sql<number>`row_number() over (partition by country, fleet_id, tries > 0 order by next_try_at_ms, order_id)`.as(
        'place',
      ),
    ])
    .where('state', '<>', 'closed')
    .where('next_try_at_ms', '<=', nowMs)
    .as('due');
  return db
    .selectFrom('external_deliveries')
    .innerJoin(due, 'due.order_id', 'external_deliveries.order_id')
    .selectAll('external_deliveries')
    .where('due.place', '<=', limit)
    .orderBy('external_deliveries.next_try_at_ms')
    .execute();
}

export const findExternalRow = (db: Db, orderId: string): Promise<ExternalRow | undefined> =>
  db.selectFrom('external_deliveries').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** The delivery that a callback is about, by the provider's id or by ours. */
export async function findByCallback(
  db: Db,
  { country, fleetId }: Pick<NamedExternalFleet, 'country' | 'fleetId'>,
  { externalId, orderId }: { externalId: string | null; orderId: string | null },
): Promise<ExternalRow | undefined> {
  return db
    .selectFrom('external_deliveries')
    .selectAll()
    .where('country', '=', country)
    .where('fleet_id', '=', fleetId)
    .where((on) =>
      on.or([
        on('external_id', '=', externalId),
        // The answer that names the provider's id may be lost.
        on.and([on('external_id', 'is', null), on('order_id', '=', orderId)]),
      ]),
    )
    .executeTakeFirst();
}

export async function saveRow(
  db: Db,
  orderId: string,
  change: Updateable<ExternalDeliveryTable>,
): Promise<void> {
  await db.updateTable('external_deliveries').set(change).where('order_id', '=', orderId).execute();
}

/** Longer than any call of a provider. */
const CLAIM_MS = 30_000;

/** Claims a delivery for one request; undefined while another attempt has it. A killed process loses its claim. */
export const claimRow = (db: Db, orderId: string, nowMs: number): Promise<ExternalRow | undefined> =>
  db
    .updateTable('external_deliveries')
    .set({ claimed_until_ms: nowMs + CLAIM_MS })
    .where('order_id', '=', orderId)
    .where('claimed_until_ms', '<', nowMs)
    .returningAll()
    .executeTakeFirst();

/** Sets the next attempt, unless a callback has arrived since the row was read: then it is due at once. */
export async function planNext(db: Db, { order_id, hints }: ExternalRow, nextMs: number): Promise<void> {
  await db
    .updateTable('external_deliveries')
    .set({
      next_try_at_ms: sql<number>`case when hints = ${hints}::integer then ${nextMs}::bigint else 0 end`,
    })
    .where('order_id', '=', order_id)
    .execute();
}

/** A callback makes a delivery due at once; one that was never requested needs no callback. */
export async function recordHint(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('external_deliveries')
    .set((on) => ({ next_try_at_ms: 0, hints: on('hints', '+', 1) }))
    .where('order_id', '=', orderId)
    .where('state', '<>', 'closed')
    .where('requested_at', 'is not', null)
    .execute();
}

/** @returns the values that are new for this order */
export async function recordUnknownValues(
  db: Db,
  orderId: string,
  values: readonly UnknownValue[],
  nowSeconds: number,
): Promise<UnknownValue[]> {
  if (values.length === 0) return [];
  return db
    .insertInto('external_values')
    .values(
      values.map(({ field, value }) => ({
        order_id: orderId,
        field,
        value: value.slice(0, 200),
        seen_at: nowSeconds,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['field', 'value'])
    .execute();
}
