import type { LatLng, MapViewProps } from '../map-props';
import type { MapCamera, SidePadding } from '../map-engine';

/** The centre of Taiwan's map, the last fallback. */
export const DEFAULT_CENTRE: LatLng = { latitude: 25.033, longitude: 121.5654 };

const PIN_ZOOM = 18;
const SHOP_ZOOM = 16;
const CITY_ZOOM = 12;

const COUNTRY_ZOOM = 6;

export type CameraProps = Pick<
  MapViewProps,
  'center' | 'zoom' | 'pickup' | 'dropoff' | 'onDropoffMove' | 'rider' | 'route' | 'approach' | 'dots'
>;

/** Without streets, a shop is shown with rings of the usual distance. */
const RINGS_ZOOM = 13;

/** Zoom for a place without streets; placing a pin uses the usual zoom. */
export function bareZoom(props: CameraProps): number | undefined {
  if (!hasPlace(props)) return Math.min(props.zoom ?? COUNTRY_ZOOM, COUNTRY_ZOOM);
  return props.dropoff ? props.zoom : Math.min(props.zoom ?? RINGS_ZOOM, RINGS_ZOOM);
}

/** Whether anything besides the country's centre is known. */
export const hasPlace = ({ pickup, dropoff, rider, route = [], dots = [] }: CameraProps): boolean =>
  pickup !== undefined || dropoff !== undefined || rider !== undefined || route.length + dots.length > 0;

/** A camera with its key: a new key moves the camera, the same key keeps the user's view. */
export interface CameraChoice {
  camera: MapCamera;
  key: string;
}

const pointsKey = (...points: (LatLng | undefined)[]) =>
  points
    .map((point) => (point ? `${point.latitude.toFixed(5)},${point.longitude.toFixed(5)}` : '-'))
    .join(' ');

/**
 * Fits both ends if known; zooms in on a pin that is being placed (no route yet) or a single end; otherwise
 * the rider, the dots, the given centre.
 */
export function chooseCamera(props: CameraProps): CameraChoice {
  const { center, zoom, pickup, dropoff, route = [], approach = [], rider, dots = [] } = props;
  const placing = props.onDropoffMove !== undefined && route.length < 2;
  if (pickup && dropoff && !placing) {
    const points = [pickup, dropoff, ...route, ...approach, ...(rider ? [rider.position] : [])];
    return { camera: { kind: 'fit', points }, key: `fit ${pointsKey(pickup, dropoff)}` };
  }
  if (dropoff)
    return {
      camera: { kind: 'point', at: dropoff, zoom: zoom ?? PIN_ZOOM },
      key: `pin ${pointsKey(dropoff)} ${zoom}`,
    };
  if (pickup && rider)
    return {
      camera: { kind: 'fit', points: [pickup, rider.position, ...approach] },
      key: `shop+rider ${pointsKey(pickup)}`,
    };
  if (pickup)
    return {
      camera: { kind: 'point', at: pickup, zoom: zoom ?? SHOP_ZOOM },
      key: `shop ${pointsKey(pickup)} ${zoom}`,
    };
  if (rider) return { camera: { kind: 'point', at: rider.position, zoom: zoom ?? SHOP_ZOOM }, key: 'rider' };
  if (!center && dots.length > 1)
    return { camera: { kind: 'fit', points: dots.map((dot) => dot.position) }, key: `dots ${dots.length}` };
  const [dot] = dots;
  // Keyed by count, as above: a moving dot does not move the camera.
  if (!center && dot)
    return { camera: { kind: 'point', at: dot.position, zoom: zoom ?? CITY_ZOOM }, key: 'dots 1' };
  return {
    camera: { kind: 'point', at: center ?? DEFAULT_CENTRE, zoom: zoom ?? CITY_ZOOM },
    key: `centre ${pointsKey(center)} ${zoom}`,
  };
}

/** Panel sizes by physical side, limited by the frame. */
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
