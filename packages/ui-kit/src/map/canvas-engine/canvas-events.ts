import type { Map as LeafletMap } from 'leaflet';
import type { MapEngine } from '../map-engine';

/** User input that moves the camera. */
const GESTURES = ['wheel', 'dblclick', 'pointerdown', 'keydown'] as const;

/** Distinguishes user moves from program moves, and observes the frame's size. */
export function watchCamera(map: LeafletMap) {
  const container = map.getContainer();
  let isByHand = false;
  const byHand = () => {
    isByHand = true;
  };
  for (const name of GESTURES) container.addEventListener(name, byHand, { capture: true, passive: true });
  const resized = new Set<() => void>();
  const observer = new ResizeObserver(() => {
    map.invalidateSize({ pan: false, animate: false });
    for (const listener of resized) listener();
  });
  observer.observe(container);
  return {
    byProgram(move: () => void) {
      isByHand = false;
      move();
    },
    on(...[event, listener]: Parameters<MapEngine['on']>): () => void {
      if (event === 'resize') {
        resized.add(listener);
        return () => void resized.delete(listener);
      }
      const handler = event === 'settle' ? listener : () => isByHand && listener();
      const name = event === 'settle' ? 'moveend' : 'movestart';
      map.on(name, handler);
      return () => void map.off(name, handler);
    },
    stop() {
      observer.disconnect();
      for (const name of GESTURES) container.removeEventListener(name, byHand, { capture: true });
    },
  };
}
