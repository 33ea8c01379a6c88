import { glideMarker } from '../engine/glide-marker';
import { still } from '../engine/motion';
import type { MarkerHandle, MarkerOptions } from '../map-engine';
import { toGoogle } from './google-shapes';

/** Puts an element's middle, plus `offset`, on a Google map's point. */
export function addGoogleMarker(
  { map, markers }: { map: google.maps.Map; markers: google.maps.MarkerLibrary },
  element: HTMLElement,
  { at, offset, draggable, onDragEnd }: MarkerOptions,
): MarkerHandle {
  const holder = document.createElement('div');
  // The library anchors the content's bottom; our markers use the centre.
  holder.style.transform = `translate(${offset.x}px, calc(50% + ${offset.y}px))`;
  holder.append(element);
  const marker = new markers.AdvancedMarkerElement({
    map,
    position: toGoogle(at),
    content: holder,
    gmpDraggable: draggable,
  });
  const markerPosition = (): { lat: number; lng: number } => {
    const { lat, lng } = marker.position as google.maps.LatLngLiteral;
    return { lat, lng };
  };
  const listener = marker.addListener('dragend', () => {
    const { lat, lng } = markerPosition();
    onDragEnd({ latitude: lat, longitude: lng });
  });
  const glider = glideMarker({
    getLngLat: markerPosition,
    setLngLat: ([lng, lat]) => {
      marker.position = { lat, lng };
    },
  });
  return {
    moveTo: (position, glide) => glider.moveTo([position.longitude, position.latitude], glide && !still()),
    remove() {
      glider.stop();
      listener.remove();
      marker.map = null;
      element.remove();
    },
  };
}
