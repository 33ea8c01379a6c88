import type { CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import { citiesAt } from '../rule-shapes/area-rules';
import { closestRule } from '../rule-shapes/scope';
import { toMajor } from '../../../platform/money';
import type { LimitRule } from '../rule-shapes/limit-rules';

const isForCountry = ({ scope }: LimitRule) => scope.city === undefined && scope.vendorId === undefined;

async function listValueLimits({ rules }: Pick<Deps, 'rules'>, db: Db, country: CountryCode) {
  const limits = (await rules.read(db, 'limits', country)) ?? [];
  return limits.filter(({ itemValueMinor }) => itemValueMinor !== undefined);
}

const toLimit = (rule: LimitRule | undefined, country: CountryCode): number | null =>
  rule?.itemValueMinor === undefined ? null : toMajor(rule.itemValueMinor, country);

/** Major units; null where the operator has set none for the country. */
export const readCountryValueLimit = async (
  deps: Pick<Deps, 'rules'>,
  db: Db,
  country: CountryCode,
): Promise<number | null> => toLimit((await listValueLimits(deps, db, country)).find(isForCountry), country);

/** Major units; null where the one of the country holds. The city is the one in which the vendor lies. */
export async function readVendorValueLimit(
  deps: Pick<Deps, 'rules'>,
  db: Db,
  { vendor_id: vendorId, country, latitude, longitude }: VendorRow,
): Promise<number | null> {
  const limits = await listValueLimits(deps, db, country);
  if (limits.every(isForCountry)) return null;
  const isPlaced = latitude !== null && longitude !== null;
  const areas = isPlaced ? ((await deps.rules.read(db, 'areas', country)) ?? []) : [];
  const cities = isPlaced ? citiesAt(areas, { latitude, longitude }) : [];
  const closest = closestRule(limits, { vendorId, cities });
  return closest && isForCountry(closest) ? null : toLimit(closest, country);
}
