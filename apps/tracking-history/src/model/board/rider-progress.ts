import type { Rider } from '@courier/api-client';
import { sightingAge } from './rider-sighting';

/** A rider without progress for longer than this counts as not moving. */
const STILL_AFTER_SECONDS = 300;
/** An older position does not show where the rider is. */
const SILENT_AFTER_SECONDS = 180;
/** Smaller changes in metres can be inaccurate positions. */
const COUNTS_METRES = 40;

/** The smallest distance to a stop in metres, and when it was reached in unix seconds. */
export interface Progress {
  next: 'shop' | 'customer';
  nearest: number;
  since: number;
}

/**
 * Updates the progress after a new position; another stop resets it.
 * @param remaining metres to the next stop
 * @param seenAt unix seconds of the position
 */
export function progressAfter(
  known: Progress | null,
  next: Progress['next'],
  remaining: number,
  seenAt: number,
): Progress {
  if (known?.next !== next) return { next, nearest: remaining, since: seenAt };
  return remaining <= known.nearest - COUNTS_METRES ? { next, nearest: remaining, since: seenAt } : known;
}

/** A rider without new positions (`silent`) or without progress (`still`), and for how many whole minutes. */
export type RiderTrouble = { kind: 'silent' | 'still'; minutes: number };

export function riderTrouble(
  rider: Pick<Rider, 'updated_at'>,
  progress: Progress | null,
  nowSeconds: number,
): RiderTrouble | null {
  const age = sightingAge(rider, nowSeconds);
  if (age > SILENT_AFTER_SECONDS) return { kind: 'silent', minutes: Math.floor(age / 60) };
  if (!progress || progress.nearest < COUNTS_METRES) return null;
  const still = nowSeconds - progress.since;
  return still > STILL_AFTER_SECONDS ? { kind: 'still', minutes: Math.floor(still / 60) } : null;
}
