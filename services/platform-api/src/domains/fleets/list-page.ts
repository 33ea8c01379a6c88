import type { Delivery } from '@courier/api-client/fleet';
import { sql } from 'kysely';
import { badInput } from '../../platform/requests/refusal';
import type { Db } from '../../platform/db/database';
import type { Deps } from './deps';
import { listDeliveries } from './delivery-answer';
import type { FleetKey } from '../../platform/calls/callers';
import { ENDED_STATUSES } from '../orders';
import { NOT_YET_HANDED_OVER } from './events/fleet-rules';

interface Question {
  status?: 'open' | 'done' | 'all' | undefined;
  updated_after?: number | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

const DEFAULT_LIMIT = 100;
const CURSOR = /^(\d{1,12})\.(.+)$/;

/** A page of the deliveries of a fleet, oldest change first. @throws Refusal 400 for a cursor that is none */
export async function readPage(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  db: Db,
  { country, fleetId }: FleetKey,
  { status = 'open', updated_after, limit = DEFAULT_LIMIT, cursor }: Question,
): Promise<{ deliveries: Delivery[]; next_cursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('country', '=', country)
    .where('fleet_id', '=', fleetId)
    .where('status', 'not in', NOT_YET_HANDED_OVER)
    .$if(status === 'open', (query) => query.where('status', 'not in', ENDED_STATUSES))
    .$if(status === 'done', (query) => query.where('status', 'in', ENDED_STATUSES))
    .$if(updated_after !== undefined, (query) => query.where('updated_at', '>=', updated_after as number))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(updated_at, order_id) > (${after?.updatedAt}, ${after?.orderId})`),
    )
    .orderBy('updated_at')
    .orderBy('order_id')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const term = { nowSeconds: clock.nowSeconds(), contactDays: config.fleetContactDays };
  return {
    deliveries: await listDeliveries(db, page, term),
    next_cursor: rows.length > limit && last ? `${last.updated_at}.${last.order_id}` : null,
  };
}

function readCursor(cursor: string): { updatedAt: number; orderId: string } {
  const [, updatedAt, orderId] = CURSOR.exec(cursor) ?? [];
  if (updatedAt === undefined || orderId === undefined)
    throw badInput('This is no cursor of a page.', 'error.invalid-input', 'cursor');
  return { updatedAt: Number(updatedAt), orderId };
}
