import type { Geolocation, LookupServices, PlaceService } from '@courier/api-client/queries';
import { vendorNow, type RequestServices } from '../services';

/** Searches near the vendor, or near the centre of the country. */
export function createGeolocation(
  services: Pick<RequestServices, 'ports' | 'vendor'>,
  places: PlaceService | null,
): Geolocation {
  const { ports } = services;
  const { country, locale } = ports.locale.get();
  const { latitude, longitude } = vendorNow(services).vendor_information.location;
  const near = latitude === null || longitude === null ? country.mapCentre : { latitude, longitude };
  return {
    client: ports.api,
    country: country.country,
    language: country.geolocatorLanguage,
    locale,
    near,
    places,
  };
}

export const lookupServices = (services: RequestServices): LookupServices => ({
  cache: services.cache,
  geolocation: (places) => createGeolocation(services, places),
  onFailure: (label, error) => services.ports.analytics.trackError(label, error),
});
