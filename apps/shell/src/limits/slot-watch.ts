import { LIMITS } from '@courier/config';
import { LimitError } from './limit-error';
import { sameThing, type Place, type Touched } from './place';

/** Late ones in a row: one may be the machine's. */
const STRIKES = 2;

/** Even a browser that has no time has told of a long task by then. */
const TOLD_WITHIN_MS = 30_000;

/** Browsers round when a task began and how long it took, and what it drew comes at its very end. */
const ROUNDED_MS = 3;

interface Drawing extends Touched {
  at: number;
}

/** The page stood still from `start` on for `duration` milliseconds. */
export interface LongTask {
  start: number;
  duration: number;
}

export const slowSlotError = (ms: number): LimitError =>
  new LimitError(`It held the page for ${Math.round(ms)} ms`);

interface SlotWatchServices {
  /**
   * How many times slower than the one the limits are made for this machine is just now, 1 or more, asked by whoever
   * needs it to be so many times at least.
   */
  slowness: (atLeast: number) => number;
  /** Told of each place the slot was late in. */
  onSlow: (place: Place, ms: number) => void;
}

const keyOf = ({ entry, slot }: Place) => `${entry.name} ${slot}`;

/**
 * Finds the slots that hold the page longer than they may: with their first frame or with an update. Only what a slot
 * did alone is its doing, and one good update forgives a late one.
 */
export function createSlotWatch({ slowness, onSlow }: SlotWatchServices) {
  const strikes = new Map<string, number>();
  let drawings: Drawing[] = [];

  function forgive(until: number): void {
    for (const { at, place } of drawings) if (at < until) strikes.delete(keyOf(place));
    drawings = drawings.filter(({ at }) => at >= until);
  }

  function strike(places: readonly Place[], key: string, ms: number): void {
    const count = (strikes.get(key) ?? 0) + 1;
    strikes.set(key, count);
    if (count >= STRIKES) for (const place of new Set(places)) onSlow(place, ms);
  }

  return {
    drawn(touched: readonly Touched[], at: number): void {
      forgive(at - TOLD_WITHIN_MS);
      const [only] = touched;
      if (!only || only.place.slot === null) return;
      if (touched.every(({ place }) => sameThing(place, only.place)))
        drawings.push(...touched.map((one) => ({ ...one, at })));
    },
    stoodStill({ start, duration }: LongTask): void {
      // Long tasks are told one after the other: what was drawn before this one and is still here was quick.
      forgive(start - ROUNDED_MS);
      const isInside = ({ at }: Drawing) => at >= start - ROUNDED_MS && at <= start + duration + ROUNDED_MS;
      const inside = drawings.filter(isInside);
      const [first] = inside;
      if (!first || inside.some(({ place }) => !sameThing(place, first.place))) return;
      drawings = drawings.filter((drawing) => !inside.includes(drawing));
      const isFirst = inside.some((drawing) => drawing.isFirst);
      const usual = isFirst ? LIMITS.slotFirstFrameMs : LIMITS.slotUpdateMs;
      const limit = usual * slowness(duration / usual);
      const key = keyOf(first.place);
      const places = inside.map(({ place }) => place);
      if (duration > limit) strike(places, key, duration);
      else strikes.delete(key);
    },
  };
}
