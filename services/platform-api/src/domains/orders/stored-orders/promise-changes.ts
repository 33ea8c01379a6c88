import type { Evidence } from '@courier/api-client/contract';
import type { Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';

interface NewPromise {
  promised_from?: number | null | undefined;
  promised_to?: number | null | undefined;
}

/** Records the promised range that a change of an order replaces, unless it is equal. */
export async function recordPromiseChange(
  db: Db,
  { order_id, promised_from: fromBefore, promised_to: toBefore }: OrderRow,
  { promised_from: from = null, promised_to: to = null }: NewPromise,
  at: number,
): Promise<void> {
  if (fromBefore === null || toBefore === null || from === null || to === null) return;
  if (from === fromBefore && to === toBefore) return;
  await db
    .insertInto('promise_changes')
    .values({
      order_id,
      changed_at: at,
      from_before: fromBefore,
      to_before: toBefore,
      from_after: from,
      to_after: to,
    })
    .execute();
}

/** Oldest first. */
export async function listPromiseChanges(
  db: Db,
  orderId: string,
): Promise<NonNullable<Evidence['promise_changes']>> {
  const rows = await db
    .selectFrom('promise_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('changed_at')
    .execute();
  return rows.map((row) => ({
    at: row.changed_at,
    before: { from: row.from_before, to: row.to_before },
    after: { from: row.from_after, to: row.to_after },
  }));
}
