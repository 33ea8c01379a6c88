import { isInArea, type LatLng } from '@courier/api-client/order-rules';
import * as z from 'zod';
import { placeScopeSchema } from './scope';

const ringSchema = z.array(z.object({ latitude: z.number(), longitude: z.number() })).min(3);

export const areaSchema = z.object({
  name: z.string(),
  scope: placeScopeSchema,
  outer: ringSchema,
  holes: z.array(ringSchema),
});
export type AreaRule = z.infer<typeof areaSchema>;
export type AreaShape = Pick<AreaRule, 'outer' | 'holes'>;

/** Names of the cities in whose areas a place lies. */
export const citiesAt = (areas: readonly AreaRule[], place: LatLng): string[] =>
  areas.flatMap((area) => (area.scope.city !== undefined && isInArea(area, place) ? [area.scope.city] : []));

/**
 * The areas that an outlet delivers to: its own, else those of its city, else those of the country.
 * @returns null when nothing restricts it; empty when it lies outside every city
 */
export function areasServed(
  areas: readonly AreaRule[],
  vendorId: string,
  pickup: LatLng,
): readonly AreaRule[] | null {
  const own = areas.filter(({ scope }) => scope.vendorId === vendorId);
  if (own.length > 0) return own;
  const general = areas.filter(({ scope }) => scope.vendorId === undefined);
  if (general.length === 0) return null;
  const cities = citiesAt(general, pickup);
  const inCity = general.filter(({ scope }) => scope.city !== undefined && cities.includes(scope.city));
  return inCity.length > 0 ? inCity : general.filter(({ scope }) => scope.city === undefined);
}
