import type { Clock } from '../../../platform/clock';
import type { ServerConfig } from '../../../settings/config';
import type { Deps } from '../deps';
import { withCoordinates } from './coordinates';
import { createEmbeddedGeolocator } from './embedded';
import type { Geolocator } from './geolocator';
import { createLocalGeolocator } from './local/local-geolocator';
import { createGoogleGeolocator } from './providers/google';
import { createNominatimGeolocator } from './providers/nominatim';
import { createPhotonGeolocator } from './providers/photon';
import { watchGeolocator } from './watched-geolocator';

export interface ChosenGeolocator extends Geolocator {
  /** Loads the data of the first search. */
  warm(): Promise<void>;
}

const PHOTON = 'https://photon.komoot.io';
const GOOGLE_PLACES = 'https://places.googleapis.com';
const GOOGLE_GEOCODING = 'https://maps.googleapis.com';

/** Wraps every provider to read typed coordinates. */
export function chooseGeolocator({
  db,
  config,
  clock,
  log,
  metrics,
  demonstration,
}: Pick<Deps, 'db' | 'config' | 'clock' | 'log' | 'metrics' | 'demonstration'>): ChosenGeolocator {
  const { provider, file } = config.geolocator;
  const embedded = () => createEmbeddedGeolocator(db, demonstration?.houses ?? null);
  if (provider === 'embedded') return withCoordinates<ChosenGeolocator>(embedded());
  if (provider === 'local')
    return withCoordinates<ChosenGeolocator>(
      createLocalGeolocator(file ?? '', embedded(), (sentence) => log.warn(sentence)),
    );
  const remote = createRemoteGeolocator({ ...config.geolocator, provider }, clock);
  const watched = watchGeolocator(remote, (isAnswered) =>
    metrics.placeServices.set({ service: 'geocoder' }, isAnswered ? 1 : 0),
  );
  return { warm: async () => undefined, ...withCoordinates(watched) };
}

type RemoteProvider = Exclude<ServerConfig['geolocator']['provider'], 'embedded' | 'local'>;

/** A geocoder on another server. */
export function createRemoteGeolocator(
  { provider, url, key }: Pick<ServerConfig['geolocator'], 'url' | 'key'> & { provider: RemoteProvider },
  clock: Clock,
): Geolocator {
  if (provider === 'photon') return createPhotonGeolocator({ url: url ?? PHOTON, key });
  if (provider === 'nominatim') return createNominatimGeolocator({ url: url ?? '', key });
  return createGoogleGeolocator(
    { url: url ?? GOOGLE_PLACES, geocodingUrl: url ?? GOOGLE_GEOCODING, key },
    clock,
  );
}
