import { useMemo } from 'react';
import { useFlag, usePorts, useLocaleState } from '@courier/shell-api';
import { useGooglePlaces } from '@courier/ui-kit/input';
import type { Geolocation } from '../../../api/geolocator.queries';
import { useRequest } from './request-scope';

/** How addresses are looked up for this vendor: near it, or near the centre of the country. */
export function useGeolocation(): Geolocation {
  const { api } = usePorts();
  const { country } = useLocaleState();
  const googlePlaces = useGooglePlaces();
  const places = useFlag('google_autocomplete') ? googlePlaces : null;
  const { latitude, longitude } = useRequest().vendor.vendor_information.location;
  return useMemo(() => {
    const near = latitude === null || longitude === null ? country.mapCentre : { latitude, longitude };
    return { client: api, country: country.country, language: country.geolocatorLanguage, near, places };
  }, [api, country, latitude, longitude, places]);
}
