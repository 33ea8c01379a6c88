import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet';
import { glideMarker } from '../engine/glide-marker';
import { still } from '../engine/motion';
import type { MarkerHandle, MarkerOptions } from '../map-engine';
import type { LatLng } from '../map-props';

/** More than any position on the screen in pixels. */
const LAYER_STEP = 100_000;

/** Leaflet orders markers from north to south alone, so that a dot in the south would cover a label of a higher layer. */
function applyLayer(marker: Marker, element: HTMLElement): void {
  const layer = Number.parseInt(getComputedStyle(element).zIndex, 10);
  if (layer > 0) marker.setZIndexOffset(layer * LAYER_STEP);
}

/** Keeps an element's middle, plus the offset, on a map position. */
export function addLeafletMarker(
  map: LeafletMap,
  element: HTMLElement,
  { at, offset, draggable, onDragEnd }: MarkerOptions,
): MarkerHandle {
  element.style.position = 'absolute';
  element.style.transform = `translate(-50%, -50%) translate(${offset.x}px, ${offset.y}px)`;
  const marker = new Marker([at.latitude, at.longitude], {
    icon: new DivIcon({ html: element, className: 'map-mark', iconSize: [0, 0] }),
    draggable,
    keyboard: false,
  }).addTo(map);
  applyLayer(marker, element);
  marker.on('dragend', () => {
    const { lat, lng } = marker.getLatLng();
    onDragEnd({ latitude: lat, longitude: lng });
  });
  const glider = glideMarker({
    getLngLat: () => marker.getLatLng(),
    setLngLat: ([lng, lat]) => marker.setLatLng([lat, lng]),
  });
  return {
    moveTo: ({ latitude, longitude }: LatLng, glide) =>
      glider.moveTo([longitude, latitude], glide && !still()),
    remove() {
      glider.stop();
      marker.remove();
    },
  };
}
