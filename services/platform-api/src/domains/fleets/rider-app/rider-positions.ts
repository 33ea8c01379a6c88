import type { FleetPosition } from '@courier/api-client/fleet';
import type { Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { ENDED_STATUSES } from '../../orders';
import { receivePositions, type PositionCounts } from '../events/receive-positions';
import type { RiderSession } from '../../../platform/calls/callers';

const FUTURE_SECONDS = 120;

/**
 * Takes in where a rider on duty was: for dispatch, and for the customers of running deliveries. A rider without
 * duty or consent has no position.
 */
export async function receiveRiderPositions(
  deps: Pick<Deps, 'clock'>,
  db: Db,
  { riderId }: RiderSession,
  positions: readonly FleetPosition[],
): Promise<PositionCounts> {
  const latest = deps.clock.nowSeconds() + FUTURE_SECONDS;
  const counts: PositionCounts = { accepted: 0, suspicious: 0, ignored: 0 };
  const newest = positions
    .filter(({ recorded_at }) => recorded_at <= latest)
    .toSorted((one, other) => other.recorded_at - one.recorded_at)[0];
  if (!newest) return { ...counts, suspicious: positions.length };
  const { latitude, longitude, recorded_at: located_at } = newest;
  const onDuty = await db
    .updateTable('rider_accounts')
    .set({ latitude, longitude, located_at })
    .where('rider_id', '=', riderId)
    .where('on_duty', '=', true)
    .where('position_consent', '=', true)
    .where((is) => is.or([is('located_at', 'is', null), is('located_at', '<=', located_at)]))
    .returning('rider_id')
    .executeTakeFirst();
  if (!onDuty) return { ...counts, ignored: positions.length };
  const running = await db
    .selectFrom('orders')
    .select('order_id')
    .where('rider_id', '=', riderId)
    .where('status', 'not in', [...ENDED_STATUSES])
    .execute();
  if (running.length === 0) return { ...counts, accepted: positions.length };
  for (const { order_id } of running) {
    const added = await receivePositions(deps, db, order_id, positions);
    counts.accepted = Math.max(counts.accepted, added.accepted);
    counts.suspicious = Math.max(counts.suspicious, added.suspicious);
  }
  counts.ignored = Math.max(0, positions.length - counts.accepted - counts.suspicious);
  return counts;
}
