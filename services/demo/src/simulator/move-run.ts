import type { Order } from '@courier/api-client/contract';
import { progressIndex, type OrderStatus, hasEnded } from '@courier/api-client/order-rules';
import { type Deps, moveSimulatedOrder, recordSightings, Refusal } from '@courier/platform-api';
import type { Db } from '../port';
import { pickRider } from '../riders/rider-pool';
import { indexedRandom } from './random';
import { dueAt, expectedAt, nextJourneyStep, riderPosition, turnBack, type Pace, type Run } from './run';
import { saveRun } from './simulator-store';

export interface MoveContext {
  readonly bus: Deps['bus'];
  readonly db: Db;
  readonly settings: Pace;
  readonly busyRiders: ReadonlySet<string>;
  readonly nowMs: number;
  readonly nowSeconds: number;
}

const PROOFS: Readonly<Record<string, Order['proofs'][number]['kind']>> = {
  PICKED_UP: 'pickup',
  DELIVERED: 'delivery',
  RETURNED_TO_VENDOR: 'return',
};
const RIDER_FROM = progressIndex('ASSIGNED_TO_TRANSPORT') as number;

/** Applies the next planned status to the newest state of the order, which includes changes by the vendor. */
export async function runNextStep(context: MoveContext, run: Run): Promise<Order | undefined> {
  const next = nextJourneyStep(run);
  return next && enter(context, run, next.status, () => (run.index += 1));
}

/**
 * Applies an unplanned status, such as DELAYED, a return or a cancellation.
 * @throws Refusal 409 for a status in the past or one that is unreachable
 */
export async function forceStatus(
  context: MoveContext,
  run: Run,
  status: OrderStatus,
): Promise<Order | undefined> {
  const allowed =
    ['DELAYED', 'MODIFIED', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR'].includes(status) ||
    (hasEnded(status) && status !== 'DELIVERED');
  if (!allowed) throw new Refusal(409, 'The order cannot take this status any more.', 'error.conflict');
  return enter(context, run, status, () => {
    if (!status.startsWith('RETURN')) return;
    turnBack(run, context.settings, context.nowMs);
    run.index = run.journey.steps.findIndex((step) => step.status === status);
  });
}

async function enter(
  context: MoveContext,
  run: Run,
  status: OrderStatus,
  proceed: () => void,
): Promise<Order | undefined> {
  const { settings, nowMs, nowSeconds } = context;
  const before = { ...run };
  let moved = false;
  try {
    return await moveSimulatedOrder(context, {
      orderId: run.orderId,
      nowSeconds,
      decide: async (trx, current) => {
        if (hasEnded(current.status)) return null;
        moved = true;
        run.riderId = current.rider_id ?? (await riderFor(trx, context, run, status));
        proceed();
        run.status = status;
        run.startedMs = nowMs;
        run.dueMs = dueAt(run, settings.speed);
        return { status, change: toOrderChange(run, current, settings.speed, nowSeconds) };
      },
      store: async (trx, order) => {
        run.status = order.status;
        await saveRun(trx, run, hasEnded(run.status));
        const position = moved ? riderPosition(run, nowMs) : null;
        if (position === null || run.riderId === null) return;
        const seen = { riderId: run.riderId, orderId: run.orderId, seenAt: nowSeconds, ...position };
        await recordSightings(trx, [seen], { areStored: true });
      },
    });
  } catch (error) {
    Object.assign(run, before);
    throw error;
  }
}

async function riderFor(
  db: Db,
  { settings, busyRiders, nowSeconds }: MoveContext,
  run: Run,
  status: OrderStatus,
): Promise<string | null> {
  const index = progressIndex(status);
  if (index === null || index < RIDER_FROM) return null;
  return pickRider(
    db,
    run.country,
    busyRiders,
    indexedRandom(settings.seed + 2, run.plot.sequence),
    nowSeconds,
  );
}

function toOrderChange(run: Run, order: Order, speed: number, nowSeconds: number) {
  const proof = PROOFS[run.status];
  return {
    rider_id: run.riderId,
    origin_eta: expectedAt(run, 'PICKED_UP', speed) ?? order.origin_eta,
    destination_eta: expectedAt(run, 'DELIVERED', speed) ?? order.destination_eta,
    ...(proof ? { proofs: JSON.stringify([...order.proofs, { kind: proof, created_at: nowSeconds }]) } : {}),
    ...(run.status === 'RETURN_INITIATED' ? { return_reason: 'RIDER_UNABLE_TO_FIND_CUSTOMER' } : {}),
    ...(run.status === 'CANCELLED'
      ? {
          cancellation_reason: run.plot.outcome === 'failed-pickup' ? 'TECHNICAL_PROBLEM' : 'NO_RIDERS',
          cancelled_by: 'PLATFORM' as const,
        }
      : {}),
  };
}
