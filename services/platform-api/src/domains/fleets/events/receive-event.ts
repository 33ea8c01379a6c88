import type { Delivery } from '@courier/api-client/fleet';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { badInput, notFound, Refusal } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { FleetEventTable } from '../../../platform/db/tables/fleet-tables';
import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import { lockOrder, countWrongPin, verifyPin } from '../../orders';
import { applyEvent, correctCash, recordLateEvent } from './apply-event';
import { readDelivery } from '../delivery-answer';
import { isProved } from './delivery-proofs';
import type { FleetKey } from '../../../platform/calls/callers';
import type { ReportedEvent } from './reported-event';
import { readReportedCash } from './reported-cash';
import { refuseEvent, type FleetRefusal } from './fleet-rules';
import { isCashCorrection, isFirstCash, storeRefusedCash, type CashDeps } from './store-cash';

export type IntakeDeps = Pick<Deps, 'bus' | 'clock' | 'config' | 'keys'> & CashDeps;

/** Clocks of fleets may be ahead by as much. */
const FUTURE_SECONDS = 120;
/** Later estimates are mistakes, such as milliseconds. */
const LATEST_ETA_SECONDS = 30 * 86_400;

/** What an event was answered, as it is stored for a repeat. */
interface StoredAnswer {
  delivery?: Delivery;
  refusal?: { status: number; message: string; translationKey: string };
}

const REFUSALS: Readonly<Record<Exclude<FleetRefusal, 'reason-missing'>, [status: number, message: string]>> =
  {
    'transition-not-allowed': [409, 'The order cannot take this status.'],
    'proof-missing': [422, 'A proof that the delivery asks for is missing.'],
    'pin-missing': [422, 'The delivery requires the PIN of the customer.'],
    'pin-wrong': [422, 'The PIN is wrong.'],
    'pin-locked': [423, 'The PIN is locked after five wrong tries.'],
  };

/**
 * Takes in what a fleet reports. The rules decide what it changes; the same event again changes nothing.
 * @throws Refusal 400 for a time that cannot be, 409 and 422 where the rules refuse it, which is recorded
 */
export async function receiveEvent(
  deps: IntakeDeps,
  db: Db,
  key: FleetKey,
  orderId: string,
  event: ReportedEvent,
): Promise<Delivery> {
  const answer = await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`fleet event ${key.country} ${key.fleetId} ${event.event_id}`}, 0))`.execute(
      trx,
    );
    return (
      (await findAnswer(deps, trx, key, orderId, event)) ?? (await decide(deps, trx, key, orderId, event))
    );
  });
  if (answer.delivery) return answer.delivery;
  const { status = 500, message = '', translationKey = '' } = answer.refusal ?? {};
  throw new Refusal(status, message, translationKey);
}

const hashBody = (orderId: string, event: ReportedEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([orderId, event]))
    .digest('base64url');

/** The answer of a repeat. @throws Refusal 422 when the id was used for something else */
async function findAnswer(
  deps: IntakeDeps,
  trx: Db,
  { country, fleetId }: FleetKey,
  orderId: string,
  event: ReportedEvent,
): Promise<StoredAnswer | null> {
  const known = await trx
    .selectFrom('fleet_events')
    .leftJoin('fleet_event_answers', (join) =>
      join
        .onRef('fleet_event_answers.country', '=', 'fleet_events.country')
        .onRef('fleet_event_answers.fleet_id', '=', 'fleet_events.fleet_id')
        .onRef('fleet_event_answers.event_id', '=', 'fleet_events.event_id'),
    )
    .select(['body_hash', 'answer'])
    .where('fleet_events.country', '=', country)
    .where('fleet_events.fleet_id', '=', fleetId)
    .where('fleet_events.event_id', '=', event.event_id)
    .executeTakeFirst();
  if (!known) return null;
  if (known.body_hash !== hashBody(orderId, event))
    throw new Refusal(422, 'The event_id was used with another event.', 'event-id-reused', {
      field: 'event_id',
    });
  // Answers are deleted after some days; the state of today is what is left to say then.
  if (known.answer === null) return { delivery: await readDelivery(deps, trx, orderId) };
  return JSON.parse(known.answer) as StoredAnswer;
}

async function decide(
  deps: IntakeDeps,
  trx: Db,
  key: FleetKey,
  orderId: string,
  event: ReportedEvent,
): Promise<StoredAnswer> {
  const locked = await lockOrder(trx, orderId);
  if (!locked) throw notFound();
  const { row, order } = locked;
  assertTimes(row, event, deps.clock.nowSeconds());
  readReportedCash(row, event);
  if (isNoteOnReturn(row, event) || (!isFirstCash(row, event) && (await isLate(trx, row, event)))) {
    await recordLateEvent(deps, trx, key, locked, event);
    return store(deps, trx, key, row, event, 'late', { delivery: await readDelivery(deps, trx, orderId) });
  }
  if (isCashCorrection(row, event)) {
    await correctCash(deps, trx, key, row, event);
    return store(deps, trx, key, row, event, 'applied', {
      delivery: await readDelivery(deps, trx, orderId),
    });
  }
  const refusal = refuseEvent(order, {
    status: event.status,
    hasReason: event.reason !== undefined,
    isProved: await isProved(trx, row, event),
    pin: event.status === 'DELIVERED' ? verifyPin(deps, row, event.pin) : null,
  });
  if (refusal === 'reason-missing')
    throw badInput('A cancellation needs a reason.', 'error.invalid-input', 'reason');
  if (refusal === 'pin-wrong') await countWrongPin(deps, trx, orderId);
  if (refusal === 'transition-not-allowed') await storeRefusedCash(deps, trx, key, row, event);
  if (refusal) {
    const [status, message] = REFUSALS[refusal];
    return store(deps, trx, key, row, event, 'refused', {
      refusal: { status, message, translationKey: refusal },
    });
  }
  await applyEvent(deps, trx, key, row, event);
  return store(deps, trx, key, row, event, 'applied', { delivery: await readDelivery(deps, trx, orderId) });
}

/** @throws Refusal 400 for times before the order or too far ahead */
function assertTimes(
  { created_at, preordered_for }: OrderRow,
  { occurred_at, eta = {} }: ReportedEvent,
  now: number,
): void {
  const latestEta = Math.max(now, preordered_for ?? 0) + LATEST_ETA_SECONDS;
  const times = [
    ['occurred_at', occurred_at, now + FUTURE_SECONDS],
    ['eta.pickup_at', eta.pickup_at, latestEta],
    ['eta.dropoff_at', eta.dropoff_at, latestEta],
  ] as const;
  for (const [field, time, latest] of times)
    if (time !== undefined && (time < created_at || time > latest))
      throw badInput('This time cannot be.', 'error.invalid-input', field);
}

/** Whether an order that is on its way back is reported so again, to add a note. */
const isNoteOnReturn = (
  { status }: Pick<OrderRow, 'status'>,
  { status: reported, note = '' }: ReportedEvent,
): boolean => status === 'RETURN_INITIATED' && reported === status && note.trim() !== '';

/** Whether something newer has been applied already. */
async function isLate(trx: Db, { order_id }: OrderRow, event: ReportedEvent): Promise<boolean> {
  const newest = await trx
    .selectFrom('fleet_events')
    .select('occurred_at')
    .where('order_id', '=', order_id)
    .where('outcome', '=', 'applied')
    .orderBy('occurred_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest !== undefined && event.occurred_at < newest.occurred_at;
}

async function store(
  { clock }: IntakeDeps,
  trx: Db,
  { country, fleetId }: FleetKey,
  { order_id }: OrderRow,
  event: ReportedEvent,
  outcome: FleetEventTable['outcome'],
  answer: StoredAnswer,
): Promise<StoredAnswer> {
  const id = { country, fleet_id: fleetId, event_id: event.event_id };
  const now = clock.nowSeconds();
  const { signature: _stored, rider: _ofRiders, pin: _secret, ...body } = event;
  await trx
    .insertInto('fleet_events')
    .values({
      ...id,
      order_id,
      body_hash: hashBody(order_id, event),
      status: event.status,
      occurred_at: event.occurred_at,
      received_at: now,
      outcome,
      body: JSON.stringify(body),
    })
    .execute();
  await trx
    .insertInto('fleet_event_answers')
    .values({ ...id, answer: JSON.stringify(answer), created_at: now })
    .execute();
  return answer;
}
