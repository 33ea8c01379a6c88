import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { citiesAt } from '../rule-shapes/area-rules';
import { closestRule } from '../rule-shapes/scope';

/**
 * How much cash riders may hold and still get offers with cash, in minor units: that of the city around the place, else
 * that of the country.
 * @param places of the riders; null while one is unknown
 * @returns in the order of the places; null without a limit
 */
export async function readRiderCashLimits(
  { rules }: Pick<Deps, 'rules'>,
  db: Db,
  country: CountryCode,
  places: readonly (LatLng | null)[],
): Promise<readonly (number | null)[]> {
  const limits = ((await rules.read(db, 'limits', country)) ?? []).filter(
    ({ riderCashMinor }) => riderCashMinor !== undefined,
  );
  if (limits.length === 0) return places.map(() => null);
  const areas = (await rules.read(db, 'areas', country)) ?? [];
  return places.map((place) => {
    const cities = place ? citiesAt(areas, place) : [];
    return closestRule(limits, { vendorId: '', cities })?.riderCashMinor ?? null;
  });
}
