import { useFlag } from '@courier/shell-api';
import { useGooglePlaces } from '@courier/ui-kit/input';
import type { Geolocation } from '@courier/api-client/queries';
import { createGeolocation } from '../../../flow/form/address-lookup';
import { useRequest } from '../request/request-scope';

/** The address look-up of this vendor; with its flag, the place service of the maps script. */
export function useGeolocation(): Geolocation {
  const { services } = useRequest();
  const places = useGooglePlaces();
  return createGeolocation(services, useFlag('google_autocomplete') ? places : null);
}
