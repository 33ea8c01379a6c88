import type { LatLng } from '@courier/api-client/order-rules';
import type { Trip } from './routing';

/** About a metre, as in the signature of a quote. */
const formatSpot = ({ latitude, longitude }: LatLng): string =>
  `${latitude.toFixed(5)},${longitude.toFixed(5)}`;

export const tripKey = ({ source, destination }: Trip): string =>
  `${formatSpot(source)} ${formatSpot(destination)}`;

export const isSameSpot = ({ source, destination }: Trip): boolean =>
  formatSpot(source) === formatSpot(destination);

/** Trips that one call can measure: of the same source, at most `most`. */
export function toBatches(trips: readonly Trip[], most: number): Trip[][] {
  const bySource = new Map<string, Trip[][]>();
  for (const trip of trips) {
    const source = formatSpot(trip.source);
    const batches = bySource.get(source) ?? [];
    bySource.set(source, batches);
    const last = batches.at(-1);
    if (last && last.length < most) last.push(trip);
    else batches.push([trip]);
  }
  return [...bySource.values()].flat();
}
