import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { areasServed, citiesAt, type AreaShape } from '../rule-shapes/area-rules';
import type { Tariff } from '../rule-shapes/tariff';
import type { HoursPlan } from '../rule-shapes/hours-plan';
import { closestRule } from '../rule-shapes/scope';

/** Everything that operators have set and that holds for the orders of one outlet now. */
export interface OutletRules {
  country: CountryCode;
  /** Null: no delivery can be priced. */
  tariff: Tariff | null;
  /** When the tariffs of the country began to hold, Unix seconds; null without tariffs of the operator. */
  tariffSince: number | null;
  /** The version that the tariff is of; null for the tariff of the demonstration and without one. */
  tariffVersion: number | null;
  /** Null: everywhere. */
  areas: readonly AreaShape[] | null;
  /** The largest distance along the route in metres; null without a limit. */
  distanceMetres: number | null;
  /** Null: the parameter of the country. */
  hours: HoursPlan | null;
  rain: boolean;
  demand: boolean;
}

/** @param pickup null without a map position: then no rule of a city holds */
export async function readOutletRules(
  { rules }: Pick<Deps, 'rules'>,
  db: Db,
  { country, vendorId, pickup }: { country: CountryCode; vendorId: string; pickup: LatLng | null },
): Promise<OutletRules> {
  const areas = (await rules.read(db, 'areas', country)) ?? [];
  const place = { vendorId, cities: pickup ? citiesAt(areas, pickup) : [] };
  const tariffs = await rules.readVersion(db, 'tariffs', country);
  const hours = (await rules.read(db, 'hours', country)) ?? [];
  const limits = (await rules.read(db, 'limits', country)) ?? [];
  const isRaining = (await rules.demo?.isRaining(db)) ?? false;
  const conditions = await rules.read(db, 'conditions', country);
  const served = pickup && areasServed(areas, vendorId, pickup);
  const tariff = closestRule(tariffs?.rules ?? [], place);
  return {
    country,
    tariff: tariff ?? rules.demo?.tariff(country) ?? null,
    tariffSince: tariffs?.since ?? null,
    tariffVersion: tariff ? (tariffs?.version ?? null) : null,
    areas: served ?? (pickup && areas.length === 0 ? (rules.demo?.areas(vendorId, pickup) ?? null) : null),
    distanceMetres:
      closestRule(
        limits.filter((rule) => rule.distanceMetres !== undefined),
        place,
      )?.distanceMetres ?? null,
    hours: closestRule(hours, place) ?? null,
    rain: isRaining || conditions?.rain === true,
    demand: conditions?.demand === true,
  };
}
