import { loadWithBackOff } from './load-with-back-off';
import { chooseMapDrawing } from './drawing/map-drawing';
import type { GoogleMapsAccess } from './google/google-access';
import type { MapEngine, MapEngineOptions } from './map-engine';

type EngineModule = { createMapEngine(container: HTMLElement | null, options: MapEngineOptions): MapEngine };

const loadEngine = (): Promise<EngineModule> =>
  chooseMapDrawing() === 'webgl'
    ? import('./engine/create-map-engine')
    : import('./canvas-engine/create-canvas-engine');
const loadGoogle = () => import('./google/open-google-map');

/**
 * Loads the map code and draws a map into an element.
 * @throws Error 'map element not mounted on dom' if the element is not in the page.
 */
export async function openMap(
  container: HTMLElement | null,
  options: MapEngineOptions,
  signal?: AbortSignal,
  load: () => Promise<EngineModule> = loadEngine,
): Promise<MapEngine> {
  if (!container?.isConnected) throw new Error('map element not mounted on dom');
  const { createMapEngine } = await loadWithBackOff(load, signal);
  return createMapEngine(container, options);
}

/** Draws the Google map, or the embedded one as a fallback. */
export async function openGoogleOrEmbedded(
  container: HTMLElement | null,
  access: GoogleMapsAccess,
  options: MapEngineOptions,
  signal?: AbortSignal,
  load = { google: loadGoogle, embedded: loadEngine },
): Promise<MapEngine> {
  if (!container?.isConnected) throw new Error('map element not mounted on dom');
  try {
    const { openGoogleMap } = await loadWithBackOff(load.google, signal);
    return await openGoogleMap(container, access, options, signal);
  } catch (fault) {
    if (signal?.aborted) throw fault;
    options.onEmbedded();
    return openMap(container, { ...options, styleUrl: null }, signal, load.embedded);
  }
}
