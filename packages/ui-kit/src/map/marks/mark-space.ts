import type { Box, CalloutScene } from '../floating/callout-spot';
import type { ScreenPoint } from '../map-engine';
import type { LatLng, MapCallout, MapViewProps } from '../map-props';

/** Pixels around a point. */
export interface Reach {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Marks = Pick<MapViewProps, 'pickup' | 'dropoff' | 'rider'>;

const RING_REACH: Reach = { left: 17, right: 17, top: 17, bottom: 17 };
const PIN_REACH: Reach = { left: 22, right: 22, top: 60, bottom: 6 };
const RIDER_REACH: Reach = { left: 30, right: 30, top: 30, bottom: 30 };

const SHOP_REACH: Reach = { left: 9, right: 9, top: 9, bottom: 9 };
const DISC_REACH: Reach = { left: 14, right: 14, top: 14, bottom: 14 };

const BESIDE_RING = { right: 25, left: 25, top: 25, bottom: 25 };
const BESIDE_PIN = { right: 26, left: 26, top: 66, bottom: 12 };
const BESIDE_RIDER = { right: 36, left: 36, top: 38, bottom: 38 };

/** The same place, to a metre. */
export const samePlace = (a: LatLng | undefined, b: LatLng) =>
  a !== undefined && Math.abs(a.latitude - b.latitude) < 1e-5 && Math.abs(a.longitude - b.longitude) < 1e-5;

export function listMarks({ pickup, dropoff, rider }: Marks): { at: LatLng; reach: Reach }[] {
  return [
    ...(pickup ? [{ at: pickup, reach: RING_REACH }] : []),
    ...(dropoff ? [{ at: dropoff, reach: PIN_REACH }] : []),
    ...(rider ? [{ at: rider.position, reach: RIDER_REACH }] : []),
  ];
}

/** Dots and shops that labels must not cover: the shops, and orders that need attention. */
export function listCrowdMarks({
  shops = [],
  dots = [],
}: Pick<MapViewProps, 'shops' | 'dots'>): { at: LatLng; reach: Reach }[] {
  return [
    ...shops.map(({ position }) => ({ at: position, reach: SHOP_REACH })),
    ...dots.filter(({ icon }) => icon).map(({ position }) => ({ at: position, reach: DISC_REACH })),
  ];
}

export const boxAround = ({ x, y }: ScreenPoint, reach: Reach): Box => ({
  left: x - reach.left,
  top: y - reach.top,
  right: x + reach.right,
  bottom: y + reach.bottom,
});

/** Distance from the point to the callout, past the marker. */
export function clearanceAt(at: LatLng, { dropoff, rider }: Marks): CalloutScene['clearance'] {
  if (samePlace(rider?.position, at)) return BESIDE_RIDER;
  return samePlace(dropoff, at) ? BESIDE_PIN : BESIDE_RING;
}

const estimateTextWidth = (text: string, narrow: number, wide: number) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? wide : narrow), 0);

/** Estimated pixels of a callout before it is rendered. */
export function calloutSize({ label, value }: MapCallout): { width: number; height: number } {
  return {
    width: 24 + Math.max(estimateTextWidth(label, 6.8, 12), estimateTextWidth(value, 8.2, 14)),
    height: 54,
  };
}
