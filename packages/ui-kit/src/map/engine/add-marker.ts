import { Marker, type Map as MapLibreMap } from 'maplibre-gl';
import type { MarkerHandle, MarkerOptions } from '../map-engine';
import { toLngLat } from './content-features';
import { glideMarker } from './glide-marker';
import { still } from './motion';

/** Puts an element on the map; MapLibre handles dragging. */
export function addMarker(
  map: MapLibreMap,
  element: HTMLElement,
  { at, offset, draggable, onDragEnd }: MarkerOptions,
): MarkerHandle {
  const marker = new Marker({ element, anchor: 'center', offset: [offset.x, offset.y], draggable })
    .setLngLat(toLngLat(at))
    .addTo(map);
  const glider = glideMarker(marker);
  marker.on('dragend', () => {
    const { lat, lng } = marker.getLngLat();
    onDragEnd({ latitude: lat, longitude: lng });
  });
  return {
    moveTo: (position, glide) => glider.moveTo(toLngLat(position), glide && !still()),
    remove() {
      glider.stop();
      marker.remove();
    },
  };
}
