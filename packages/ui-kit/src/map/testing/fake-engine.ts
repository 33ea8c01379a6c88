import { jest } from '@jest/globals';
import type { LatLng } from '../map-props';
import type { MapEngine, MarkerHandle, MarkerOptions } from '../map-engine';

const PIXELS_PER_DEGREE = 100_000;

interface FakeMarker {
  element: HTMLElement;
  options: MarkerOptions;
  moves: { position: LatLng; glide: boolean }[];
}

/** A map without a canvas: 100 000 px to the degree, north up, origin at 0, 0. */
export function createFakeEngine(container: HTMLElement) {
  const markers: FakeMarker[] = [];
  const engine = {
    setContent: jest.fn<MapEngine['setContent']>(),
    refreshLook: jest.fn<MapEngine['refreshLook']>(),
    show: jest.fn<MapEngine['show']>(),
    zoomBy: jest.fn<MapEngine['zoomBy']>(),
    remove: jest.fn<MapEngine['remove']>(),
    frameMs: jest.fn<MapEngine['frameMs']>(() => 4),
    on: jest.fn<MapEngine['on']>(() => () => undefined),
    project: ({ latitude, longitude }: LatLng) => ({
      x: longitude * PIXELS_PER_DEGREE,
      y: -latitude * PIXELS_PER_DEGREE,
    }),
    unproject: ({ x, y }: { x: number; y: number }) => ({
      latitude: -y / PIXELS_PER_DEGREE,
      longitude: x / PIXELS_PER_DEGREE,
    }),
    addMarker(element: HTMLElement, options: MarkerOptions): MarkerHandle {
      const marker: FakeMarker = { element, options, moves: [] };
      markers.push(marker);
      container.append(element);
      return {
        moveTo: (position, glide) => void marker.moves.push({ position, glide }),
        remove: () => element.remove(),
      };
    },
  };
  return { engine, markers };
}
