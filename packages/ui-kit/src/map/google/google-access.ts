import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { loadWithBackOff } from '../load-with-back-off';

/** Settings of the Google map for a portal with a key. */
export interface GoogleMapsAccess {
  apiKey: string;
  /** Id of the map style in the Google Cloud console; markers of our own need one. */
  mapId: string;
  /** BCP 47 language of the labels. */
  language: string;
  /** Two-letter country the map is drawn for. */
  region: string;
}

type ImportLibrary = typeof importLibrary;

/**
 * Loads the maps script once per page, trying again for at most 30 s of waiting.
 * @throws Error of the last try
 */
export async function loadGoogleMaps(
  access: GoogleMapsAccess,
  signal?: AbortSignal,
  load: ImportLibrary = importLibrary,
): Promise<void> {
  if (!isLoading()) {
    setOptions({
      key: access.apiKey,
      v: 'quarterly',
      language: access.language,
      region: access.region,
      // What is typed or shown on the page is no business of the map's maker.
      authReferrerPolicy: 'origin',
    });
  }
  await loadWithBackOff(() => load('maps'), signal);
}

const isLoading = (): boolean =>
  typeof (window as { google?: { maps?: { importLibrary?: unknown } } }).google?.maps?.importLibrary ===
  'function';
