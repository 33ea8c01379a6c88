import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import * as z from 'zod';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { citiesAt } from '../rule-shapes/area-rules';
import { closestRule } from '../rule-shapes/scope';

export interface RiderLimitDeps extends Pick<Deps, 'rules'> {
  /** Called once per country and reason while rules cannot be read. */
  onProblem: (sentence: string) => void;
}

/**
 * How much cash riders may hold and still get offers with cash, in minor units: that of the city around the place, else
 * that of the country.
 * @param places of the riders; null while one is unknown
 * @returns in the order of the places; null without a limit
 */
type ReadRiderCashLimits = (
  db: Db,
  country: CountryCode,
  places: readonly (LatLng | null)[],
) => Promise<readonly (number | null)[]>;

/** Rules of another release, which this one cannot read, set no limit: riders still get offers. */
export function createRiderCashLimits({ rules, onProblem }: RiderLimitDeps): ReadRiderCashLimits {
  const reported = new Map<CountryCode, string>();
  return async (db, country, places) => {
    try {
      const limits = await readLimits({ rules }, db, country, places);
      reported.delete(country);
      return limits;
    } catch (error) {
      if (!(error instanceof z.core.$ZodError)) throw error;
      if (reported.get(country) !== error.message)
        onProblem(
          `Riders of ${country} have no cash limit, because its limits or areas cannot be read: ${error.message}`,
        );
      reported.set(country, error.message);
      return places.map(() => null);
    }
  };
}

async function readLimits(
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
