import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';

/** Cash of a rider, in minor units. */
export interface CashInHand {
  amountMinor: number;
  /** Above it, no order with cash is offered; null without a limit. */
  limitMinor: number | null;
}

/** Port of the ledger and of the limits. */
export interface RiderCash {
  /** The cash in hand of a rider at a place; null while the place is unknown. */
  read(db: Db, rider: { country: CountryCode; riderId: string; place: LatLng | null }): Promise<CashInHand>;
  /** Those who hold more cash than they may. */
  findFullRiders(
    db: Db,
    country: CountryCode,
    riders: readonly { riderId: string; place: LatLng }[],
  ): Promise<ReadonlySet<string>>;
}

export const isOverLimit = ({ amountMinor, limitMinor }: CashInHand): boolean =>
  limitMinor !== null && amountMinor > limitMinor;
