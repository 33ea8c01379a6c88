import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';

/** Cash of a rider, in minor units. */
export interface CashInHand {
  amountMinor: number;
  /** Above it, no order with cash is offered; null without a limit. */
  limitMinor: number | null;
}

/** Reads the cash in hand of a rider at a place; null while the place is unknown. */
export type ReadRiderCash = (
  db: Db,
  rider: { country: CountryCode; riderId: string; place: LatLng | null },
) => Promise<CashInHand>;

export const isOverLimit = ({ amountMinor, limitMinor }: CashInHand): boolean =>
  limitMinor !== null && amountMinor > limitMinor;
