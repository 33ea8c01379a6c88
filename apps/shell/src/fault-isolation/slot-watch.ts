import { LIMITS } from '@courier/config';
import { LimitError } from './limit-error';
import { sameThing, type Place, type Touched } from './place';

/** Slow commits in a row; a single one can be caused by the machine. */
const STRIKES = 2;

/** A long task is reported within this time, even by a busy browser. */
const TOLD_WITHIN_MS = 30_000;

/** Browsers round the start and the duration of a long task; the commit comes at its end. */
const ROUNDED_MS = 3;

interface Drawing extends Touched {
  at: number;
}

/** The page was blocked from `start` for `duration`, both in milliseconds. */
export interface LongTask {
  start: number;
  duration: number;
}

export const slowSlotError = (ms: number): LimitError =>
  new LimitError(`It held the page for ${Math.round(ms)} ms`);

interface SlotWatchServices {
  /**
   * Slowness of this machine compared with the reference machine, at least 1; measured to decide about
   * `atLeast`.
   */
  slowness: (atLeast: number) => number;
  /** Called for each place of the slow slot. */
  onSlow: (place: Place, ms: number) => void;
}

const slotKey = ({ entry, slot }: Place) => `${entry.name} ${slot}`;

/**
 * Detects slots that block the page too long with their first render or an update. Counts only tasks in which
 * a single slot rendered; a fast update resets the count.
 */
export function createSlotWatch({ slowness, onSlow }: SlotWatchServices) {
  const strikes = new Map<string, number>();
  let drawings: Drawing[] = [];

  function forgive(until: number): void {
    for (const { at, place } of drawings) if (at < until) strikes.delete(slotKey(place));
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
      // Long tasks arrive in order, so earlier commits that are still listed were fast.
      forgive(start - ROUNDED_MS);
      const isInside = ({ at }: Drawing) => at >= start - ROUNDED_MS && at <= start + duration + ROUNDED_MS;
      const inside = drawings.filter(isInside);
      const [first] = inside;
      if (!first || inside.some(({ place }) => !sameThing(place, first.place))) return;
      drawings = drawings.filter((drawing) => !inside.includes(drawing));
      const isFirst = inside.some((drawing) => drawing.isFirst);
      const usual = isFirst ? LIMITS.slotFirstFrameMs : LIMITS.slotUpdateMs;
      const limit = usual * slowness(duration / usual);
      const key = slotKey(first.place);
      const places = inside.map(({ place }) => place);
      if (duration > limit) strike(places, key, duration);
      else strikes.delete(key);
    },
  };
}
