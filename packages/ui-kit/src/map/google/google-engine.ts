import { still } from '../engine/motion';
import type { MapEngine, SidePadding } from '../map-engine';
import { addGoogleMarker } from './google-marker';
import type { GoogleProjection } from './google-projection';
import { googleShapes, toGoogle } from './google-shapes';
import type { GoogleParts } from './GoogleSurface';

const MAX_FIT_ZOOM = 17;

/** Adapts the map of `parts` to the map interface. `close` removes it. */
export function googleEngine(
  container: HTMLElement,
  parts: GoogleParts,
  projection: GoogleProjection,
  close: () => void,
): MapEngine {
  const { map } = parts;
  const shapes = googleShapes(map, container);
  const stops = new Set<() => void>();

  function centreWithin({ top, right, bottom, left }: SidePadding): void {
    if (right !== left || bottom !== top) map.panBy((right - left) / 2, (bottom - top) / 2);
  }

  return {
    setContent: shapes.set,
    refreshLook: shapes.draw,
    show(camera, padding, animate) {
      if (camera.kind === 'fit') {
        const bounds = new google.maps.LatLngBounds();
        for (const point of camera.points) bounds.extend(toGoogle(point));
        map.fitBounds(bounds, padding);
        const zoom = map.getZoom();
        if (zoom !== undefined && zoom > MAX_FIT_ZOOM) map.setZoom(MAX_FIT_ZOOM);
        return;
      }
      if (animate && !still()) {
        map.panTo(toGoogle(camera.at));
        map.setZoom(camera.zoom);
      } else {
        map.moveCamera({ center: toGoogle(camera.at), zoom: camera.zoom });
      }
      centreWithin(padding);
    },
    zoomBy: (levels) => map.setZoom((map.getZoom() ?? 0) + levels),
    addMarker: (element, options) => addGoogleMarker(parts, element, options),
    frameMs: () => 0,
    project: projection.project,
    unproject: projection.unproject,
    on(event, listener) {
      const stop = listen(container, map, event, listener);
      stops.add(stop);
      return () => {
        stops.delete(stop);
        stop();
      };
    },
    remove() {
      for (const stop of stops) stop();
      projection.remove();
      close();
    },
  };
}

function listen(
  container: HTMLElement,
  map: google.maps.Map,
  event: 'settle' | 'gesture' | 'resize',
  listener: () => void,
): () => void {
  if (event === 'settle') {
    const subscription = map.addListener('idle', listener);
    return () => subscription.remove();
  }
  if (event === 'resize') {
    const observer = new ResizeObserver(listener);
    observer.observe(container);
    return () => observer.disconnect();
  }
  const drag = map.addListener('dragstart', listener);
  container.addEventListener('wheel', listener, { passive: true });
  return () => {
    drag.remove();
    container.removeEventListener('wheel', listener);
  };
}
