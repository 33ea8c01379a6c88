import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { loadWithBackOff } from '../load-with-back-off';

/** Settings of the Google map for a portal with a key. */
export interface GoogleMapsAccess {
  apiKey: string;
  /** Id of the map style in the Google Cloud console; required for custom markers. */
  mapId: string;
  /** BCP 47 language of the labels. */
  language: string;
  /** Two-letter country code for the map's regional settings. */
  region: string;
}

type ImportLibrary = typeof importLibrary;

/**
 * Loads the maps script once per page, retrying with waits of at most 30 s in total.
 * @throws Error of the last attempt
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
      // Sends only the origin, for privacy.
      authReferrerPolicy: 'origin',
    });
  }
  await loadWithBackOff(() => load('maps'), signal);
}

const isLoading = (): boolean =>
  typeof (window as { google?: { maps?: { importLibrary?: unknown } } }).google?.maps?.importLibrary ===
  'function';
