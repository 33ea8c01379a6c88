import type { Readable } from '@courier/shell-api';
import type { PartState } from '../loading/part-load';
import type { VendorsStore } from '../vendors/vendors.store';

export interface Awaited {
  vendors: Pick<VendorsStore, 'getState' | 'subscribe'>;
  /** Of the screen's code. */
  load: Readable<PartState>;
}

/** Callbacks of the browser's idle time to wait for: between two steps of one loading it may have a moment too. */
const IDLE_TIMES = 2;

/** Whether nothing the screen is drawn from is on its way any more. */
const hasArrived = ({ vendors, load }: Awaited) =>
  vendors.getState().status !== 'loading' && load.get().phase !== 'loading';

/** Calls back in an idle time after others; returns the function that calls it off. */
function onceIdle(times: number, run: () => void): () => void {
  let asked = requestIdleCallback(function idle() {
    times -= 1;
    if (times > 0) asked = requestIdleCallback(idle);
    else run();
  });
  return () => cancelIdleCallback(asked);
}

/**
 * Resolves once frame and screen can be drawn in one go, or the processor has nothing else to do: a frame that is drawn
 * while vendors or code are being read is drawn, styled and laid out twice. For pages that show something meanwhile. At
 * once where the browser does not say when it is idle.
 */
export function untilWorthDrawing(awaited: Awaited): Promise<void> {
  if (typeof requestIdleCallback !== 'function' || hasArrived(awaited)) return Promise.resolve();
  return new Promise((resolve) => {
    const stops = [
      onceIdle(IDLE_TIMES, () => end()),
      awaited.vendors.subscribe(() => look()),
      awaited.load.subscribe(() => look()),
    ];
    function end(): void {
      stops.forEach((stop) => stop());
      resolve();
    }
    function look(): void {
      if (hasArrived(awaited)) end();
    }
  });
}
