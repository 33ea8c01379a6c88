import { expect, it, jest } from '@jest/globals';
import { chooseMapDrawing } from './drawing/map-drawing';
import type { MapEngineOptions } from './map-engine';
import { openGoogleOrEmbedded, openMap } from './open-map';
import { createFakeEngine } from './testing/fake-engine';

const options: MapEngineOptions = {
  styleUrl: null,
  tiles: null,
  center: { latitude: 25.033, longitude: 121.5654 },
  zoom: 12,
  canvasLabel: 'Map',
  onReady: () => undefined,
  onEmbedded: () => undefined,
  onTilesLost: () => undefined,
  onFailure: () => undefined,
};

it('refuses to create a map without its element [REQ-MAP-04]', async () => {
  await expect(openMap(null, options)).rejects.toThrow('map element not mounted on dom');
});

it('refuses to create a map in an element outside the page [REQ-MAP-04]', async () => {
  const load = jest.fn<() => Promise<never>>();
  await expect(openMap(document.createElement('div'), options, undefined, load)).rejects.toThrow(
    'map element not mounted on dom',
  );
  expect(load).not.toHaveBeenCalled();
});

it('draws in two dimensions on a device without WebGL 2', () => {
  expect(chooseMapDrawing()).toBe('canvas');
});

it('draws the embedded map if Google’s is unavailable, and reports it', async () => {
  const frame = document.body.appendChild(document.createElement('div'));
  const access = { apiKey: 'key', mapId: 'style', language: 'en', region: 'TW' };
  const onEmbedded = jest.fn();
  const drawn = createFakeEngine(frame).engine;
  const load = {
    google: () => Promise.resolve({ openGoogleMap: () => Promise.reject(new Error('could not load')) }),
    embedded: () => Promise.resolve({ createMapEngine: () => drawn }),
  };
  const opened = openGoogleOrEmbedded(frame, access, { ...options, onEmbedded }, undefined, load);
  expect(await opened).toBe(drawn);
  expect(onEmbedded).toHaveBeenCalledTimes(1);
});
