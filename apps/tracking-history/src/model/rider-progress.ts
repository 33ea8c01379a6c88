import type { Rider } from '@courier/api-client';
import { sightingAge } from './rider-sighting';

/** A rider who is as far as before after this long stands still. */
const STILL_AFTER_SECONDS = 300;
/** A position this old says nothing of where the rider is. */
const SILENT_AFTER_SECONDS = 180;
/** Metres that tell a rider who moves from one whose position shakes. */
const COUNTS_METRES = 40;

/** The nearest a rider has come to a stop, and since when; metres and unix seconds. */
export interface Progress {
  next: 'shop' | 'customer';
  nearest: number;
  since: number;
}

/**
 * What is known of a rider's progress after one more sighting. Another stop begins anew.
 * @param remaining metres to the next stop
 * @param seenAt unix seconds of the sighting
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

/** What is wrong with a rider on the way, in whole minutes; null while nothing is. */
export type RiderTrouble = { kind: 'silent' | 'still'; minutes: number };

/** Whether nothing was heard of a rider for too long, or the rider comes no closer. */
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
