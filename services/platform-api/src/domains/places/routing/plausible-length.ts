import { distanceMetres } from '@courier/api-client/order-rules';
import type { Trip } from './routing';

/** A route begins and ends on a road, so it may miss this much of the way between the doors. */
const DOORS_METRES = 100;
const SHORTEST_SHARE = 0.9;
const LONGEST_SHARE = 50;
/** Around a block or over the next bridge, between two doors that face each other. */
const DETOUR_METRES = 10_000;

/** Whether a length in metres can be that of a way along roads. */
export function isPlausibleLength(metres: number, { source, destination }: Trip): boolean {
  if (!Number.isFinite(metres) || metres <= 0) return false;
  const straight = distanceMetres(source, destination);
  return (
    metres + DOORS_METRES >= straight * SHORTEST_SHARE &&
    metres <= Math.max(straight * LONGEST_SHARE, DETOUR_METRES)
  );
}
