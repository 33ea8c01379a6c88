import { watchCommits, type Fiber } from './commits';
import { createSlowness } from './machine-slowness';
import { touchedPlaces, type Place, type Touched } from './place';
import { createSlotWatch, slowSlotError } from './slot-watch';
import { createStormWatch, stormError } from './storm-watch';

export interface WatchServices {
  now?: () => number;
  /** Subscribes to commits; default: those of the page. */
  follow?: (listener: (root: Fiber) => void) => () => void;
  slowness?: (atLeast: number) => number;
}

/** Reports tasks of more than 50 ms, if the browser supports it. */
function watchLongTasks(listener: (start: number, duration: number) => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) listener(startTime, duration);
  });
  observer.observe({ type: 'longtask' });
  return () => observer.disconnect();
}

/** Unmounts places of remotes that keep the page busy; returns the function that stops it. */
export function watchPlaces({
  now = () => performance.now(),
  follow = watchCommits,
  slowness = createSlowness(),
}: WatchServices = {}): () => void {
  const storm = createStormWatch((place: Place) => place.end(stormError()), now);
  const slots = createSlotWatch({ slowness, onSlow: (place, ms) => place.end(slowSlotError(ms)) });
  const stops = [
    follow((root) => {
      let read: Touched[] | null = null;
      const touched = () => (read ??= touchedPlaces(root));
      storm(touched);
      slots.drawn(touched(), now());
    }),
    watchLongTasks((start, duration) => slots.stoodStill({ start, duration })),
  ];
  return () => stops.forEach((stop) => stop());
}
