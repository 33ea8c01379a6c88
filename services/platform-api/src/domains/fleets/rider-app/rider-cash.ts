import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import { formatAmount } from '../../../platform/money';

/** Cash of a rider, in minor units. */
export interface CashInHand {
  amountMinor: number;
  /** Above it, no order with cash is offered; null without a limit. */
  limitMinor: number | null;
}

/** Port of the ledger and of the limits. */
export interface RiderCash {
  /** The cash in hand of riders, in minor units; riders without cash are absent. */
  readBalances(
    db: Db,
    country: CountryCode,
    riderIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Limits in minor units in the order of the places, null without one; a place is null while it is unknown. */
  readLimits(
    db: Db,
    country: CountryCode,
    places: readonly (LatLng | null)[],
  ): Promise<readonly (number | null)[]>;
}

export async function readCashInHand(
  cash: RiderCash,
  db: Db,
  { country, riderId, place }: { country: CountryCode; riderId: string; place: LatLng | null },
): Promise<CashInHand> {
  const [limitMinor = null] = await cash.readLimits(db, country, [place]);
  const balances = await cash.readBalances(db, country, [riderId]);
  return { amountMinor: balances.get(riderId) ?? 0, limitMinor };
}

/** A sentence for the operator who assigns an order by hand; null for a rider who may hold the cash in hand. */
export async function describeFullRider(
  cash: RiderCash,
  db: Db,
  { riderId, country, name }: { riderId: string; country: CountryCode; name: string },
): Promise<string | null> {
  const place = await findPlace(db, riderId);
  const { amountMinor, limitMinor } = await readCashInHand(cash, db, { country, riderId, place });
  if (limitMinor === null || amountMinor <= limitMinor) return null;
  const [held, limit] = [formatAmount(amountMinor, country), formatAmount(limitMinor, country)];
  return `${name} holds ${held} in cash, above the limit of ${limit}: the dispatcher would offer no order with cash.`;
}

/** Null for a rider who has not reported a position. */
async function findPlace(db: Db, riderId: string): Promise<LatLng | null> {
  const account = await db
    .selectFrom('rider_accounts')
    .select(['latitude', 'longitude'])
    .where('rider_id', '=', riderId)
    .executeTakeFirst();
  const { latitude = null, longitude = null } = account ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Riders who hold more cash than they may. */
export async function findFullRiders(
  cash: RiderCash,
  db: Db,
  country: CountryCode,
  riders: readonly { riderId: string; place: LatLng }[],
): Promise<ReadonlySet<string>> {
  const limits = await cash.readLimits(
    db,
    country,
    riders.map(({ place }) => place),
  );
  const limited = riders.flatMap(({ riderId }, index) => {
    const limitMinor = limits[index] ?? null;
    return limitMinor === null ? [] : [{ riderId, limitMinor }];
  });
  if (limited.length === 0) return new Set();
  const balances = await cash.readBalances(
    db,
    country,
    limited.map(({ riderId }) => riderId),
  );
  return new Set(
    limited
      .filter(({ riderId, limitMinor }) => (balances.get(riderId) ?? 0) > limitMinor)
      .map(({ riderId }) => riderId),
  );
}
