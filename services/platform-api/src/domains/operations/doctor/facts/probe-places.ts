import { countryConfig, type CountryCode } from '@courier/config';
import { systemClock } from '../../../../platform/clock';
import type { ServerConfig } from '../../../../settings/config';
import { createRemoteGeolocator, createRouter } from '../../../places';

export interface PlaceServiceFacts {
  /** Why the geocoder does not answer; null when it does, or is part of this server. */
  geocoderProblem: string | null;
  /** Why the routing server does not answer; null when it does, or none is configured. */
  routerProblem: string | null;
}

type PlaceSettings = Pick<ServerConfig, 'geolocator' | 'routing'>;

/** A word that every geocoder can search for. */
const PLACE_NAME = 'station';
/** About a hundred metres. */
const SHORT_DEGREES = 0.001;

/** Asks each server once; any answer will do, also that it knows no such place. */
export async function probePlaces(
  { geolocator, routing }: PlaceSettings,
  country: CountryCode | null,
): Promise<PlaceServiceFacts> {
  if (country === null) return { geocoderProblem: null, routerProblem: null };
  const [geocoderProblem, routerProblem] = await Promise.all([
    describeFailure(() => searchPlace(geolocator, country)),
    describeFailure(() => findShortRoute(routing, country)),
  ]);
  return { geocoderProblem, routerProblem };
}

async function searchPlace(geolocator: PlaceSettings['geolocator'], country: CountryCode): Promise<void> {
  const { provider } = geolocator;
  if (provider === 'embedded' || provider === 'local') return;
  const query = { text: PLACE_NAME, country, language: 'en', caller: 'doctor' };
  await createRemoteGeolocator({ ...geolocator, provider }, systemClock).search(query);
}

async function findShortRoute(routing: PlaceSettings['routing'], country: CountryCode): Promise<void> {
  const { provider } = routing;
  if (provider === null || provider === 'estimate') return;
  const { mapCentre } = countryConfig(country);
  const destination = { ...mapCentre, latitude: mapCentre.latitude + SHORT_DEGREES };
  await createRouter(provider, routing).findRoute({ source: mapCentre, destination });
}

async function describeFailure(call: () => Promise<void>): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
