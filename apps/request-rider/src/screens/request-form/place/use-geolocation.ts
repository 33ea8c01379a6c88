import { useFlag } from '@courier/shell-api';
import { useGooglePlaces } from '@courier/ui-kit/input';
import type { Geolocation } from '@courier/api-client/queries';
import { geolocationOf } from '../../../flow/address-lookup';
import { useRequest } from '../request/request-scope';

/** How addresses are looked up for this vendor, where its flag is on with the place service of the maps script. */
export function useGeolocation(): Geolocation {
  const { services } = useRequest();
  const places = useGooglePlaces();
  return geolocationOf(services, useFlag('google_autocomplete') ? places : null);
}
