import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { citiesAt } from '../rule-shapes/area-rules';
import { closestRule } from '../rule-shapes/scope';

/**
 * How much cash a rider may hold and still get offers with cash, in minor units: that of the city around the place, else
 * that of the country.
 * @param place of the rider; null while it is unknown
 * @returns null without a limit
 */
export async function readRiderCashLimit(
  { rules }: Pick<Deps, 'rules'>,
  db: Db,
  country: CountryCode,
  place: LatLng | null,
): Promise<number | null> {
  const limits = ((await rules.read(db, 'limits', country)) ?? []).filter(
    ({ riderCashMinor }) => riderCashMinor !== undefined,
  );
  if (limits.length === 0) return null;
  const areas = place ? ((await rules.read(db, 'areas', country)) ?? []) : [];
  const cities = place ? citiesAt(areas, place) : [];
  return closestRule(limits, { vendorId: '', cities })?.riderCashMinor ?? null;
}
