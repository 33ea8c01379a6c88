export interface Movable {
  getLngLat(): { lng: number; lat: number };
  setLngLat(place: [number, number]): unknown;
}

const GLIDE_MS = 600;
const ease = (share: number) => 1 - (1 - share) ** 3;

/** Animates a marker over 600 ms; a new target starts from the current position. */
export function glideMarker(marker: Movable) {
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  return {
    stop,
    moveTo([lng, lat]: [number, number], glide: boolean): void {
      stop();
      const from = marker.getLngLat();
      if (!glide || (from.lng === lng && from.lat === lat)) {
        marker.setLngLat([lng, lat]);
        return;
      }
      const started = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, Math.max(0, (now - started) / GLIDE_MS));
        const done = ease(share);
        marker.setLngLat([from.lng + (lng - from.lng) * done, from.lat + (lat - from.lat) * done]);
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
  };
}
