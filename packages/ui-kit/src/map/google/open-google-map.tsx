import { createRoot } from 'react-dom/client';
import type { MapEngine, MapEngineOptions } from '../map-engine';
import { loadGoogleMaps, type GoogleMapsAccess } from './google-access';
import { googleEngine } from './google-engine';
import { googleProjection } from './google-projection';
import { GoogleSurface, type GoogleParts } from './GoogleSurface';

/**
 * Renders a Google map into an element of the page once its script has loaded.
 * @throws Error if the script could not be loaded within 30 s of waiting, or the element left the page
 */
export async function openGoogleMap(
  container: HTMLElement,
  access: GoogleMapsAccess,
  options: MapEngineOptions,
  signal?: AbortSignal,
): Promise<MapEngine> {
  await loadGoogleMaps(access, signal);
  if (!container.isConnected) throw new Error('map element not mounted on dom');
  const holder = document.createElement('div');
  holder.style.blockSize = '100%';
  container.append(holder);
  const root = createRoot(holder);
  const close = () => {
    holder.remove();
    // Called in an effect of the page's root, in which React cannot unmount another root.
    queueMicrotask(() => root.unmount());
  };
  const parts = await new Promise<GoogleParts>((resolve, reject) => {
    signal?.addEventListener('abort', () => (close(), reject(new Error('map closed'))), { once: true });
    root.render(
      <GoogleSurface
        access={access}
        center={options.center}
        zoom={options.zoom}
        dark={document.documentElement.dataset['theme'] === 'dark'}
        onReady={resolve}
      />,
    );
  });
  return new Promise((resolve) => {
    const projection = googleProjection(parts.map, () => {
      resolve(googleEngine(container, parts, projection, close));
      options.onReady();
    });
  });
}
