import { LatLngBounds, Point, type Map as LeafletMap } from 'leaflet';
import { still } from '../engine/motion';
import type { MapEngine } from '../map-engine';
import { LEAFLET_ZOOM_OFFSET } from './tile-grid';

/** Maximum zoom when fitting both ends. */
const FIT_MAX_ZOOM = 17;

export function moveTo(map: LeafletMap, ...[camera, padding, animate]: Parameters<MapEngine['show']>): void {
  const motion = { animate: animate && !still() };
  if (camera.kind === 'fit') {
    const bounds = new LatLngBounds(camera.points.map(({ latitude, longitude }) => [latitude, longitude]));
    if (!bounds.isValid()) return;
    map.fitBounds(bounds, {
      ...motion,
      paddingTopLeft: [padding.left, padding.top],
      paddingBottomRight: [padding.right, padding.bottom],
      maxZoom: FIT_MAX_ZOOM + LEAFLET_ZOOM_OFFSET,
    });
    return;
  }
  const zoom = Math.round(camera.zoom) + LEAFLET_ZOOM_OFFSET;
  const place = map.project([camera.at.latitude, camera.at.longitude], zoom);
  const centre = place.add(new Point((padding.right - padding.left) / 2, (padding.bottom - padding.top) / 2));
  map.setView(map.unproject(centre, zoom), zoom, motion);
}
