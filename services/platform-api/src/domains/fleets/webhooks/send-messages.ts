import type { Delivery } from '@courier/api-client/fleet';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { FleetMessageTable } from '../../../platform/db/tables/webhook-tables';
import type { Deps } from '../deps';
import { createReceiverQueues, type ReceiverQueues } from '../../../platform/outgoing/receiver-queues';
import { retryWaitMs } from '../../../platform/outgoing/retry-plan';
import { listDeliveries } from '../delivery-answer';
import { sendToFleet, type FindFleet, type SendOutcome } from '../fleet-port';

export type SenderDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'> & { findFleet: FindFleet };
type Message = Selectable<FleetMessageTable>;

const SECOND_MS = 1000;
const GIVEN_UP_AFTER_MS = 72 * 3600 * SECOND_MS;

/**
 * The messages that are due, the oldest of each delivery first: a later one waits until the one before it was
 * delivered or given up. Each fleet of a country has its own queue.
 */
export const createMessageQueues = (deps: SenderDeps): ReceiverQueues =>
  createReceiverQueues<Message>({
    listDue: (limit) => listDue(deps.db, deps.clock.nowMs(), limit),
    describe: ({ position, country, fleet_id: fleetId, tries }) => ({
      id: String(position),
      receiver: `${country} ${fleetId}`,
      isRepeat: tries > 0,
    }),
    attempt: (message) => attempt(deps, message),
    onProblem: (error) => deps.log.error({ err: error }, 'fleet messages'),
  });

async function listDue(db: Db, nowMs: number, limit: number): Promise<Message[]> {
  const due = db
    .selectFrom('fleet_messages')
    .select([
      'position',
      sql<number>`row_number() over (partition by country, fleet_id, tries > 0 order by position)`.as(
        'place',
      ),
    ])
    .where('state', '=', 'waiting')
    .where('next_try_at_ms', '<=', nowMs)
    .where(
      sql<boolean>`not exists (select 1 from fleet_messages as earlier where earlier.order_id = fleet_messages.order_id
        and earlier.state = 'waiting' and earlier.position < fleet_messages.position)`,
    )
    .as('due');
  return db
    .selectFrom('fleet_messages')
    .innerJoin(due, 'due.position', 'fleet_messages.position')
    .selectAll('fleet_messages')
    .where('due.place', '<=', limit)
    .orderBy('fleet_messages.position')
    .execute();
}

async function attempt(deps: SenderDeps, row: Message): Promise<void> {
  const { db, clock } = deps;
  const body = row.body ?? (await writeBody(deps, row));
  const startMs = clock.nowMs();
  // Null as well after a replay, whose 72 hours begin again.
  if (row.first_try_at_ms === null)
    await db
      .updateTable('fleet_messages')
      .set({ body, first_try_at_ms: startMs })
      .where('position', '=', row.position)
      .execute();
  const { data } = JSON.parse(body) as { data: { delivery: Delivery } };
  const { message_id: id, type, country, fleet_id: fleetId } = row;
  const message = { id, type, country, fleetId, delivery: data.delivery, body };
  await record(deps, row, startMs, await sendToFleet(deps.findFleet(country, fleetId), message));
}

async function writeBody({ db, clock, config }: SenderDeps, message: Message): Promise<string> {
  const row = message.snapshot as OrderRow;
  const term = { nowSeconds: clock.nowSeconds(), contactDays: config.fleetContactDays };
  const [delivery] = await listDeliveries(db, [row], term);
  const timestamp = new Date(row.updated_at * SECOND_MS).toISOString();
  return JSON.stringify({ type: message.type, timestamp, data: { delivery } });
}

/** Writes the attempt into the log, and what follows from it. */
async function record(
  deps: SenderDeps,
  message: Message,
  startMs: number,
  outcome: SendOutcome,
): Promise<void> {
  if (outcome.kind === 'unwanted') return recordOutcome(deps, message, 'dropped');
  const { db, clock } = deps;
  const tries = message.tries + 1;
  const nowMs = clock.nowMs();
  await db
    .insertInto('fleet_message_attempts')
    .values({
      position: message.position,
      attempt: tries,
      attempted_at_ms: startMs,
      status_code: outcome.statusCode,
      duration_ms: nowMs - startMs,
      error: outcome.kind === 'accepted' ? null : outcome.error,
    })
    .onConflict((conflict) => conflict.columns(['position', 'attempt']).doNothing())
    .execute();
  if (outcome.kind === 'accepted') return recordOutcome(deps, message, 'delivered', tries);
  if (outcome.kind === 'refused') return recordOutcome(deps, message, 'failed', tries);
  const nextMs =
    nowMs +
    retryWaitMs({
      tries: message.tries,
      longestSeconds: outcome.retryWithinSeconds,
      retryAfterSeconds: outcome.retryAfterSeconds,
    });
  if (nextMs - (message.first_try_at_ms ?? startMs) > GIVEN_UP_AFTER_MS)
    return recordOutcome(deps, message, 'failed', tries);
  await db
    .updateTable('fleet_messages')
    .set({ tries, next_try_at_ms: nextMs })
    .where('position', '=', message.position)
    .where('state', '=', 'waiting')
    .execute();
}

async function recordOutcome(
  { db, clock }: SenderDeps,
  { position, tries: triesBefore }: Message,
  state: 'delivered' | 'failed' | 'dropped',
  tries = triesBefore,
): Promise<void> {
  await db
    .updateTable('fleet_messages')
    .set({ state, tries, ended_at: clock.nowSeconds() })
    .where('position', '=', position)
    .execute();
}
