import type { CountryCode } from '@courier/config';
import { CellError } from './read-cells';
import type { FileRow } from './rule-file';
import type { PlaceScope } from '../rule-shapes/scope';

/** Where the rule of a line holds. @throws CellError when the line names both */
export function readScope({ cells }: FileRow): PlaceScope {
  const { city = '', vendor = '' } = cells;
  if (city && vendor) throw new CellError('city', city, 'name a city or a vendor, not both');
  return { ...(city ? { city } : {}), ...(vendor ? { vendorId: vendor } : {}) };
}

/** The cells that name where a rule holds. */
export const scopeCells = (country: CountryCode, { city = '', vendorId = '' }: PlaceScope) => ({
  country,
  city,
  vendor: vendorId,
});

/** Lines of the same country and scope, in the order of the file. */
export function groupByScope<Line extends { country: CountryCode; scope: PlaceScope }>(
  lines: readonly Line[],
): Iterable<Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.country, line.scope]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return groups.values();
}
