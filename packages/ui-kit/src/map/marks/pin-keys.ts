import { moved, rounded } from '@courier/config/geometry';
import type { LatLng } from '../map-props';

const STEPS: Readonly<Record<string, readonly [east: number, south: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const PIXELS = 4;
const PIXELS_WITH_SHIFT = 40;
const METRES = 5;
const METRES_WITH_SHIFT = 50;

export interface PinKey {
  key: string;
  shiftKey: boolean;
}

/** Screen movement of an arrow key: 4 px, with Shift 40; null for other keys. */
export function pixelStep({ key, shiftKey }: PinKey): { x: number; y: number } | null {
  const step = STEPS[key];
  const length = shiftKey ? PIXELS_WITH_SHIFT : PIXELS;
  return step ? { x: step[0] * length, y: step[1] * length } : null;
}

/** The same without a map: 5 m per key, with Shift 50 m. */
export function metreStep(from: LatLng, { key, shiftKey }: PinKey): LatLng | null {
  const step = STEPS[key];
  if (!step) return null;
  const length = shiftKey ? METRES_WITH_SHIFT : METRES;
  return rounded(moved(from, [step[0] * length, -step[1] * length]));
}
