import { TRACK_SECONDS, type LatLng } from '@courier/api-client/order-rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';

/** Where the rider of an order was. */
export interface TrackPosition extends LatLng {
  readonly orderId: string;
  readonly seenAt: number;
}

/** The time slot whose first position is stored. */
const trackSlot = (seconds: number): number => Math.floor(seconds / TRACK_SECONDS);

/** Stores positions in the tracks of their orders in one statement: the first one of each slot. */
export async function storeTrack(db: Db, positions: readonly TrackPosition[]): Promise<void> {
  if (positions.length === 0) return;
  const rows = positions.map(({ orderId, seenAt, latitude, longitude }) => ({
    order_id: orderId,
    slot: trackSlot(seenAt),
    seen_at: seenAt,
    latitude,
    longitude,
  }));
  await sql`insert into rider_positions select * from jsonb_populate_recordset(null::rider_positions, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(db);
}
