import type { Deps } from '../../deps';
import { withCoordinates } from './coordinates';
import { createEmbeddedGeolocator } from './embedded';
import type { Geolocator } from './geolocator';
import { createLocalGeolocator } from './local/local-geolocator';
import { createGoogleGeolocator } from './providers/google';
import { createNominatimGeolocator } from './providers/nominatim';
import { createPhotonGeolocator } from './providers/photon';

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
  demonstration,
}: Pick<Deps, 'db' | 'config' | 'clock' | 'log' | 'demonstration'>): ChosenGeolocator {
  const { provider, url, key, file } = config.geolocator;
  const embedded = () => createEmbeddedGeolocator(db, demonstration?.houses ?? null);
  if (provider === 'embedded') return withCoordinates<ChosenGeolocator>(embedded());
  if (provider === 'local')
    return withCoordinates<ChosenGeolocator>(
      createLocalGeolocator(file ?? '', embedded(), (sentence) => log.warn(sentence)),
    );
  const warm = async () => undefined;
  if (provider === 'photon')
    return { warm, ...withCoordinates(createPhotonGeolocator({ url: url ?? PHOTON, key })) };
  if (provider === 'nominatim')
    return { warm, ...withCoordinates(createNominatimGeolocator({ url: url ?? '', key })) };
  const google = { url: url ?? GOOGLE_PLACES, geocodingUrl: url ?? GOOGLE_GEOCODING, key };
  return { warm, ...withCoordinates(createGoogleGeolocator(google, clock)) };
}
