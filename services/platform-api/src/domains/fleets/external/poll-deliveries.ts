import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import { createReceiverQueues, type ReceiverQueues } from '../../../platform/outgoing/receiver-queues';
import { retryWaitMs } from '../../../platform/outgoing/retry-plan';
import { isOver } from '../../orders';
import { receivePositions } from '../events/receive-positions';
import type { ExternalFleet, ProviderDelivery } from './company/external-fleet';
import { listDue, NEVER_MS, planNext, saveRow, type ExternalRow } from './company/external-rows';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { reportDelivery, type ReportDeps } from './report-delivery';
import { recordFailure, requestDelivery } from './request-delivery';
import { PROOF_SECONDS, loadDeliveryProof, storePhotos } from './store-photos';

export type FollowDeps = ReportDeps & Pick<Deps, 'externalFleets'>;

const SECOND_MS = 1000;
/** Callbacks may be lost; pandago sends three times at most. */
const FOLLOW_SECONDS = 30;
/** Photos may come some time after the end. */
const PHOTO_SECONDS = 600;
/** A delivery is read soon after its provider is back. */
const LONGEST_WAIT_SECONDS = 120;

/** Reads deliveries that are due from their providers. Each fleet of a country has its own queue. */
export const createDeliveryQueues = (deps: FollowDeps): ReceiverQueues =>
  createReceiverQueues<ExternalRow>({
    listDue: (limit) => listDue(deps.db, deps.clock.nowMs(), limit),
    describe: ({ order_id: id, country, fleet_id: fleetId, tries }) => ({
      id,
      receiver: `${country} ${fleetId}`,
      isRepeat: tries > 0,
    }),
    attempt: (row) => poll(deps, row),
    onProblem: (error, { order_id: orderId }) => deps.log.error({ err: error, orderId }, 'external fleets'),
  });

async function poll(deps: FollowDeps, row: ExternalRow): Promise<void> {
  const fleet = deps.externalFleets.find(row.country, row.fleet_id)?.fleet;
  // The settings no longer name its fleet; the row waits for it.
  if (!fleet) return planNext(deps.db, row, deps.clock.nowMs() + PHOTO_SECONDS * SECOND_MS);
  try {
    const waitSeconds =
      row.state === 'waiting' ? await request(deps, row, fleet) : await read(deps, row, fleet);
    if (row.failing_since !== null && row.state === 'open')
      await saveRow(deps.db, row.order_id, { tries: 0, failing_since: null, last_error: null });
    if (waitSeconds !== null) await planNext(deps.db, row, deps.clock.nowMs() + waitSeconds * SECOND_MS);
  } catch (error) {
    await planRepeat(deps, row, fleet, error);
  }
}

/** A preorder whose time has come. */
async function request(deps: FollowDeps, row: ExternalRow, fleet: ExternalFleet): Promise<number | null> {
  const result = await requestDelivery(deps, row, fleet);
  return result.kind === 'early' ? result.fromSeconds - deps.clock.nowSeconds() : null;
}

/** @returns seconds until the next look; null when nothing more is expected */
async function read(deps: FollowDeps, row: ExternalRow, fleet: ExternalFleet): Promise<number | null> {
  const { db, clock } = deps;
  if (row.external_id === null) throw new Error(`The open delivery of ${row.order_id} has no provider id.`);
  const delivery = await fleet.read(row.external_id);
  await reportDelivery(deps, row, delivery, { loadProof: () => loadDeliveryProof(deps, row, fleet) });
  const order = await readOrderRow(deps, row.order_id);
  if (!isOver(order.status)) {
    if (order.rider_id !== null && !delivery.position) await storePosition(deps, row, fleet, delivery);
    await storePhotos(deps, await readRow(deps, row), fleet, order.status);
    return FOLLOW_SECONDS;
  }
  const { isComplete } = await storePhotos(deps, await readRow(deps, row), fleet, order.status);
  const isOld = order.updated_at < clock.nowSeconds() - PROOF_SECONDS;
  if (isOld || (isComplete && delivery.isFinal)) {
    await saveRow(db, row.order_id, { state: 'closed', next_try_at_ms: NEVER_MS });
    return null;
  }
  return PHOTO_SECONDS;
}

async function storePosition(
  deps: FollowDeps,
  row: ExternalRow,
  fleet: ExternalFleet,
  { externalId }: ProviderDelivery,
): Promise<void> {
  const position = await fleet.findPosition(externalId);
  if (position) await receivePositions(deps, deps.db, row.order_id, [position]);
}

const readOrderRow = ({ db }: FollowDeps, orderId: string): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

const readRow = ({ db }: FollowDeps, { order_id }: ExternalRow): Promise<ExternalRow> =>
  db.selectFrom('external_deliveries').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();

async function planRepeat(
  deps: FollowDeps,
  row: ExternalRow,
  fleet: ExternalFleet,
  error: unknown,
): Promise<void> {
  const { db, clock, log } = deps;
  if (error instanceof OutgoingFailure) {
    if (row.state === 'waiting') await recordFailure(deps, row, fleet, error);
    else
      await saveRow(db, row.order_id, {
        failing_since: row.failing_since ?? clock.nowSeconds(),
        last_error: error.message,
      });
  } else log.error({ err: error, orderId: row.order_id }, 'external delivery');
  await saveRow(db, row.order_id, { tries: row.tries + 1 });
  const waitMs = retryWaitMs({
    tries: row.tries,
    longestSeconds: LONGEST_WAIT_SECONDS,
    retryAfterSeconds: error instanceof OutgoingFailure ? error.retryAfterSeconds : null,
  });
  await planNext(db, row, clock.nowMs() + waitMs);
}
