import { expect, it, jest } from '@jest/globals';
import type { MapEngineOptions } from './map-engine';
import { canDrawMaps, openMap } from './open-map';

const options: MapEngineOptions = {
  styleUrl: null,
  center: { latitude: 25.033, longitude: 121.5654 },
  zoom: 12,
  canvasLabel: 'Map',
  onReady: () => undefined,
  onEmbedded: () => undefined,
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

it('knows that nothing can be drawn without WebGL 2', () => {
  expect(canDrawMaps()).toBe(false);
});
