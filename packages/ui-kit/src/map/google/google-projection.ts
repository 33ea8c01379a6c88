import type { ScreenPoint } from '../map-engine';
import type { LatLng } from '../map-props';
import { toGoogle } from './google-shapes';

export interface GoogleProjection {
  project(position: LatLng): ScreenPoint;
  unproject(point: ScreenPoint): LatLng;
  remove(): void;
}

/**
 * Converts positions to map pixels and back. Only an overlay gets the projection, so an empty one is added;
 * `onReady` is called when it is available.
 */
export function googleProjection(map: google.maps.Map, onReady: () => void): GoogleProjection {
  let known = false;
  const overlay = new google.maps.OverlayView();
  overlay.onAdd = () => undefined;
  overlay.onRemove = () => undefined;
  overlay.draw = () => {
    if (known) return;
    known = true;
    onReady();
  };
  overlay.setMap(map);
  return {
    project(position) {
      const point = overlay
        .getProjection()
        .fromLatLngToContainerPixel(new google.maps.LatLng(toGoogle(position)));
      return { x: point?.x ?? 0, y: point?.y ?? 0 };
    },
    unproject({ x, y }) {
      const place = overlay.getProjection().fromContainerPixelToLatLng(new google.maps.Point(x, y));
      return { latitude: place?.lat() ?? 0, longitude: place?.lng() ?? 0 };
    },
    remove: () => overlay.setMap(null),
  };
}
