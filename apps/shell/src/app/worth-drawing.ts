import type { Readable } from '@courier/shell-api';
import type { PartState } from '../loading/part-load';
import type { VendorsStore } from '../vendors/vendors.store';

export interface Awaited {
  vendors: Pick<VendorsStore, 'getState' | 'subscribe'>;
  /** The load state of the screen's code. */
  load: Readable<PartState>;
}

/**
 * The browser can also be idle for a moment between two steps of one load, so one idle callback is not
 * enough.
 */
const IDLE_TIMES = 2;

/** Whether both the vendors and the screen's code have finished loading. */
const hasArrived = ({ vendors, load }: Awaited) =>
  vendors.getState().status !== 'loading' && load.get().phase !== 'loading';

/** Runs a callback in the given idle period, counted from now; returns the function that cancels it. */
function onceIdle(times: number, run: () => void): () => void {
  let asked = requestIdleCallback(function idle() {
    times -= 1;
    if (times > 0) asked = requestIdleCallback(idle);
    else run();
  });
  return () => cancelIdleCallback(asked);
}

/**
 * Resolves when frame and screen can be rendered together, or when the browser is idle: rendering before that
 * would lay out the frame twice. Resolves at once if `requestIdleCallback` is missing.
 */
export function untilWorthDrawing(awaited: Awaited): Promise<void> {
  if (typeof requestIdleCallback !== 'function' || hasArrived(awaited)) return Promise.resolve();
  return new Promise((resolve) => {
    const stops = [
      onceIdle(IDLE_TIMES, () => stopWaiting()),
      awaited.vendors.subscribe(() => checkArrival()),
      awaited.load.subscribe(() => checkArrival()),
    ];
    function stopWaiting(): void {
      stops.forEach((stop) => stop());
      resolve();
    }
    function checkArrival(): void {
      if (hasArrived(awaited)) stopWaiting();
    }
  });
}
