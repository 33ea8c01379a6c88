import { useContext, useMemo } from 'react';
import { GoogleMapsContext } from './google-maps-context';
import type { GoogleMapsAccess } from './google-access';
import type { PlaceSearch } from './google-places';

function placeSearch(access: GoogleMapsAccess): PlaceSearch {
  let opened: Promise<PlaceSearch> | null = null;
  const open = () =>
    (opened ??= import('./google-places')
      .then(({ createPlaceSearch }) => createPlaceSearch(access))
      .catch((fault: unknown) => {
        opened = null;
        throw fault;
      }));
  return {
    suggest: async (query, near) => (await open()).suggest(query, near),
    locate: async (id) => (await open()).locate(id),
  };
}

/** Search and selection must use the same instance. */
const searches = new WeakMap<GoogleMapsAccess, PlaceSearch>();

/** The place search of a portal with a Google key, else null. */
export function useGooglePlaces(): PlaceSearch | null {
  const access = useContext(GoogleMapsContext);
  return useMemo(() => {
    if (!access) return null;
    const search = searches.get(access) ?? placeSearch(access);
    searches.set(access, search);
    return search;
  }, [access]);
}
