import type { LatLng, MapViewProps } from './map-props';
import type { MapCamera, SidePadding } from './map-engine';

/** The centre of Taiwan's map, used when nothing else is known. */
export const DEFAULT_CENTRE: LatLng = { latitude: 25.033, longitude: 121.5654 };

const PIN_ZOOM = 18;
const SHOP_ZOOM = 16;
const CITY_ZOOM = 12;

/** A whole country, or most of a large one. */
const COUNTRY_ZOOM = 6;

export type CameraProps = Pick<
  MapViewProps,
  'center' | 'zoom' | 'pickup' | 'dropoff' | 'onDropoffMove' | 'rider' | 'route' | 'approach' | 'dots'
>;

/** Where there is no street to see, a shop is shown with the rings of a usual way around it. */
const RINGS_ZOOM = 13;

/** The zoom for a place without streets: a pin that is being put down is seen as near as anywhere. */
export function bareZoom(props: CameraProps): number | undefined {
  if (!hasPlace(props)) return Math.min(props.zoom ?? COUNTRY_ZOOM, COUNTRY_ZOOM);
  return props.dropoff ? props.zoom : Math.min(props.zoom ?? RINGS_ZOOM, RINGS_ZOOM);
}

/** Whether there is anything to look at but the middle of a country. */
export const hasPlace = ({ pickup, dropoff, rider, route = [], dots = [] }: CameraProps): boolean =>
  pickup !== undefined || dropoff !== undefined || rider !== undefined || route.length + dots.length > 0;

/** A camera and the key of what it was chosen for: a new key moves the camera, the same key leaves it to the person. */
export interface CameraChoice {
  camera: MapCamera;
  key: string;
}

const keyOf = (...points: (LatLng | undefined)[]) =>
  points
    .map((point) => (point ? `${point.latitude.toFixed(5)},${point.longitude.toFixed(5)}` : '-'))
    .join(' ');

/**
 * Both ends fit when both are known; a pin that is being placed (no route yet) is shown from near;
 * one end is shown alone; then the rider, the dots, the given centre.
 */
export function chooseCamera(props: CameraProps): CameraChoice {
  const { center, zoom, pickup, dropoff, route = [], approach = [], rider, dots = [] } = props;
  const placing = props.onDropoffMove !== undefined && route.length < 2;
  if (pickup && dropoff && !placing) {
    const points = [pickup, dropoff, ...route, ...approach, ...(rider ? [rider.position] : [])];
    return { camera: { kind: 'fit', points }, key: `fit ${keyOf(pickup, dropoff)}` };
  }
  if (dropoff)
    return {
      camera: { kind: 'point', at: dropoff, zoom: zoom ?? PIN_ZOOM },
      key: `pin ${keyOf(dropoff)} ${zoom}`,
    };
  if (pickup && rider)
    return {
      camera: { kind: 'fit', points: [pickup, rider.position, ...approach] },
      key: `shop+rider ${keyOf(pickup)}`,
    };
  if (pickup)
    return {
      camera: { kind: 'point', at: pickup, zoom: zoom ?? SHOP_ZOOM },
      key: `shop ${keyOf(pickup)} ${zoom}`,
    };
  if (rider) return { camera: { kind: 'point', at: rider.position, zoom: zoom ?? SHOP_ZOOM }, key: 'rider' };
  if (!center && dots.length > 1)
    return { camera: { kind: 'fit', points: dots.map((dot) => dot.position) }, key: `dots ${dots.length}` };
  const [dot] = dots;
  // By its number, as above: a dot that moves does not take the camera along.
  if (!center && dot)
    return { camera: { kind: 'point', at: dot.position, zoom: zoom ?? CITY_ZOOM }, key: 'dots 1' };
  return {
    camera: { kind: 'point', at: center ?? DEFAULT_CENTRE, zoom: zoom ?? CITY_ZOOM },
    key: `centre ${keyOf(center)} ${zoom}`,
  };
}

/** What panels cover, by physical side, never more than the frame can give. */
export function coveredSides(
  covered: MapViewProps['fitPadding'],
  frame: { width: number; height: number; rightToLeft: boolean },
): SidePadding {
  const [start, end] = [covered?.inlineStart ?? 0, covered?.inlineEnd ?? 0];
  const sides = {
    top: covered?.top ?? 0,
    bottom: covered?.bottom ?? 0,
    left: frame.rightToLeft ? end : start,
    right: frame.rightToLeft ? start : end,
  };
  const shrink = (used: number, available: number) => Math.min(1, (available * 0.7) / Math.max(1, used));
  const across = shrink(sides.left + sides.right, frame.width);
  const down = shrink(sides.top + sides.bottom, frame.height);
  return {
    top: sides.top * down,
    bottom: sides.bottom * down,
    left: sides.left * across,
    right: sides.right * across,
  };
}
