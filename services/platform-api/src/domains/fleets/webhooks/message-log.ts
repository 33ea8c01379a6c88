import { conflict, notFound } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import type { FleetKey } from '../../../platform/calls/callers';

type FleetName = Pick<FleetKey, 'country' | 'fleetId'>;
type State = 'waiting' | 'delivered' | 'failed' | 'dropped';

const PAGE = 50;
const SECOND_MS = 1000;
const toSeconds = (ms: number) => Math.floor(ms / SECOND_MS);

/** What was sent to a fleet, the newest first, without the contents. */
export async function readMessageLog(
  db: Db,
  { country, fleetId }: FleetName,
  { status, cursor }: { status?: State | undefined; cursor?: number | undefined },
) {
  const rows = await db
    .selectFrom('fleet_messages')
    .select(['position', 'message_id', 'order_id', 'type', 'state', 'next_try_at_ms'])
    .where('country', '=', country)
    .where('fleet_id', '=', fleetId)
    .$if(status !== undefined, (query) => query.where('state', '=', status as State))
    .$if(cursor !== undefined, (query) => query.where('position', '<', cursor as number))
    .orderBy('position', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  const attempts =
    page.length === 0
      ? []
      : await db
          .selectFrom('fleet_message_attempts')
          .selectAll()
          .where(
            'position',
            'in',
            page.map(({ position }) => position),
          )
          .orderBy('attempt')
          .execute();
  return {
    deliveries: page.map((row) => ({
      id: row.message_id,
      type: row.type,
      order_id: row.order_id,
      status: row.state,
      attempts: attempts
        .filter(({ position }) => position === row.position)
        .map(({ attempted_at_ms, status_code, duration_ms, error }) => ({
          attempted_at: toSeconds(attempted_at_ms),
          status_code,
          duration_ms,
          error,
        })),
      // 0 before the first attempt, which has no time of its own.
      next_try_at: row.state === 'waiting' && row.next_try_at_ms > 0 ? toSeconds(row.next_try_at_ms) : null,
    })),
    next_cursor: rows.length > PAGE ? String(page.at(-1)?.position) : null,
  };
}

/**
 * Sends a message again, with the same id and content.
 * @throws Refusal 404 for an unknown message or one of another fleet, 409 while it waits anyway
 */
export async function replayMessage(
  db: Db,
  { country, fleetId }: FleetName,
  messageId: string,
): Promise<void> {
  const row = await db
    .selectFrom('fleet_messages')
    .select(['position', 'state'])
    .where('country', '=', country)
    .where('fleet_id', '=', fleetId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.state === 'waiting') throw conflict('The message waits to be sent.', 'message-waiting');
  await db
    .updateTable('fleet_messages')
    .set({ state: 'waiting', next_try_at_ms: 0, first_try_at_ms: null, ended_at: null })
    .where('position', '=', row.position)
    .execute();
}
