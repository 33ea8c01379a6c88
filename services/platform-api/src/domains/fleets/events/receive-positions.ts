import type { FleetPosition } from '@courier/api-client/fleet';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import { storeTrack } from '../riders/store-track';
import { isOver } from '../../orders';
import { validatePosition, type PositionContext } from './validate-position';

/** How many of the reported positions became what. */
export interface PositionCounts {
  accepted: number;
  suspicious: number;
  ignored: number;
}

/** Takes in where a rider was: positions that can be are shown, others are kept apart. */
export async function receivePositions(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  orderId: string,
  positions: readonly FleetPosition[],
): Promise<PositionCounts> {
  return inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const counts: PositionCounts = { accepted: 0, suspicious: 0, ignored: 0 };
    if (isOver(row.status) || row.rider_id === null) return { ...counts, ignored: positions.length };
    const nowSeconds = clock.nowSeconds();
    const context = await readContext(trx, row, row.rider_id, nowSeconds);
    for (const position of [...positions].sort((a, b) => a.recorded_at - b.recorded_at)) {
      if (position.recorded_at < row.created_at || isVague(position)) {
        counts.ignored += 1;
        continue;
      }
      const reason = validatePosition(position, context);
      if (reason) {
        counts.suspicious += 1;
        await storeSuspicious(trx, orderId, position, reason, nowSeconds);
        continue;
      }
      counts.accepted += 1;
      await storeTrack(trx, [{ ...position, orderId, seenAt: position.recorded_at }]);
      if (context.last === null || position.recorded_at >= context.last.recordedAt)
        context.last = { ...position, recordedAt: position.recorded_at };
    }
    if (counts.accepted > 0 && context.last) await moveRider(trx, row.rider_id, context.last);
    return counts;
  });
}

/** A fix by radio masts, which does not show where the rider is. */
const VAGUE_METRES = 5000;

const isVague = ({ accuracy_metres: metres = 0 }: FleetPosition): boolean => metres > VAGUE_METRES;

async function readContext(
  trx: Db,
  row: OrderRow,
  riderId: string,
  nowSeconds: number,
): Promise<PositionContext> {
  const rider = await trx
    .selectFrom('riders')
    .innerJoin('fleet_riders', 'fleet_riders.rider_id', 'riders.rider_id')
    .select(['latitude', 'longitude', 'updated_at', 'has_position'])
    .where('riders.rider_id', '=', riderId)
    .forUpdate()
    .executeTakeFirst();
  return {
    pickup: {
      latitude: row.pickup_latitude ?? row.latitude,
      longitude: row.pickup_longitude ?? row.longitude,
    },
    dropoff: row,
    nowSeconds,
    last: rider?.has_position
      ? { latitude: rider.latitude, longitude: rider.longitude, recordedAt: rider.updated_at }
      : null,
  };
}

async function storeSuspicious(
  trx: Db,
  order_id: string,
  { latitude, longitude, recorded_at }: FleetPosition,
  reason: 'far' | 'fast' | 'future',
  received_at: number,
): Promise<void> {
  await trx
    .insertInto('suspicious_positions')
    .values({ order_id, recorded_at, received_at, reason, latitude, longitude })
    .onConflict((conflict) => conflict.columns(['order_id', 'recorded_at']).doNothing())
    .execute();
}

async function moveRider(
  trx: Db,
  riderId: string,
  { latitude, longitude, recordedAt }: NonNullable<PositionContext['last']>,
): Promise<void> {
  await trx
    .updateTable('riders')
    .set({ latitude, longitude, updated_at: recordedAt })
    .where('rider_id', '=', riderId)
    .execute();
  await trx.updateTable('fleet_riders').set({ has_position: true }).where('rider_id', '=', riderId).execute();
}
