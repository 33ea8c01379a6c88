import { importLibrary } from '@googlemaps/js-api-loader';
import type { LatLng } from '../map-props';
import { loadGoogleMaps, type GoogleMapsAccess } from './google-access';
import { toGoogle } from './google-shapes';

/** Radius in metres of the preferred area around a point. */
const NEAR_METRES = 20_000;

interface PlaceSuggestion {
  id: string;
  text: string;
}

/** Google's place search: one session from the first letter to the chosen place. */
export interface PlaceSearch {
  /** @throws if the script or the service is unavailable */
  suggest(query: string, near?: LatLng): Promise<PlaceSuggestion[]>;
  /**
   * The place of a suggestion of this search; ends the session. @throws if it is unknown or has no location
   */
  locate(id: string): Promise<LatLng>;
}

type Places = google.maps.PlacesLibrary;

export function createPlaceSearch(
  access: GoogleMapsAccess,
  load: () => Promise<Places> = () => importLibrary('places'),
): PlaceSearch {
  let session: google.maps.places.AutocompleteSessionToken | null = null;
  const known = new Map<string, google.maps.places.PlacePrediction>();
  const library = async () => {
    await loadGoogleMaps(access);
    return load();
  };
  return {
    async suggest(query, near) {
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await library();
      session ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: query,
        sessionToken: session,
        includedRegionCodes: [access.region.toLowerCase()],
        language: access.language,
        ...(near ? { locationBias: { center: toGoogle(near), radius: NEAR_METRES } } : {}),
      });
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      for (const prediction of predictions) known.set(prediction.placeId, prediction);
      return predictions.map(({ placeId, text }) => ({ id: placeId, text: text.text }));
    },
    async locate(id) {
      const place = known.get(id)?.toPlace();
      if (!place) throw new Error('unknown place');
      await place.fetchFields({ fields: ['location'] });
      session = null;
      if (!place.location) throw new Error('a place without location');
      return { latitude: place.location.lat(), longitude: place.location.lng() };
    },
  };
}
