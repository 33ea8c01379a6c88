import * as z from 'zod';

/** Where a rule holds: one vendor, one city (an area with that name), or the whole country. */
export const placeScopeSchema = z.object({
  city: z.string().min(1).optional(),
  vendorId: z.string().min(1).optional(),
});
export type PlaceScope = z.infer<typeof placeScopeSchema>;

export interface ScopedPlace {
  vendorId: string;
  /** Names of the areas in which the pickup lies. */
  cities: readonly string[];
}

/** The rule of the vendor, else of its city, else of the country. */
export function closestRule<Rule extends { scope: PlaceScope }>(
  rules: readonly Rule[],
  { vendorId, cities }: ScopedPlace,
): Rule | undefined {
  return (
    rules.find(({ scope }) => scope.vendorId === vendorId) ??
    rules.find(({ scope }) => scope.city !== undefined && cities.includes(scope.city)) ??
    rules.find(({ scope }) => scope.city === undefined && scope.vendorId === undefined)
  );
}

export const describeScope = ({ vendorId, city }: PlaceScope): string =>
  vendorId !== undefined ? `vendor ${vendorId}` : city !== undefined ? `city ${city}` : 'the whole country';

/** 1 is Monday. */
export const isoDaySchema = z.int().min(1).max(7);
/** Minutes since midnight; 1440 is the end of the day. */
export const clockMinutesSchema = z.int().min(0).max(1440);
