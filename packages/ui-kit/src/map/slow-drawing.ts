import { STORAGE_KEYS } from '@courier/config';
import { browserStorage, tabStorage } from '@courier/config/document';

/** Where it is kept whether maps are drawn: `always` by a person's wish, `still` after this machine was too slow. */
const KEY = STORAGE_KEYS.mapDrawing;

/** Ten pictures in a second are fewer than a hand that drags a map can follow. Milliseconds. */
const SLOWEST_FRAME_MS = 100;

/** What a map can be asked about its drawing. */
interface Drawn {
  /** Milliseconds that its quickest frame of a few takes, from the call to the last pixel. */
  frameMs(): number;
}

/** Whether a drawn map is so slow that a still card serves better. Remembered for the tab: graphics do not get faster. */
export function isTooSlow(map: Drawn): boolean {
  if (isWanted()) return false;
  const slow = map.frameMs() > SLOWEST_FRAME_MS;
  if (slow) tabStorage().write(KEY, 'still');
  return slow;
}

/** Whether a map of this tab was too slow before, so that none has to be loaded to find out. */
export const wasTooSlow = (): boolean => !isWanted() && tabStorage().read(KEY) === 'still';

/** A person wants maps drawn, however slow: kept for this browser. */
export const drawAnyway = (): void => {
  browserStorage().write(KEY, 'always');
};

const isWanted = (): boolean => browserStorage().read(KEY) === 'always';
