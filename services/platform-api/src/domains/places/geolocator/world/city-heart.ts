import type { LatLng } from '@courier/api-client/order-rules';
import { capitalPosition, countryConfig, type CountryCode } from '@courier/config';
import { toMetres } from '@courier/config/geometry';
import type { City, PlaceSource } from '../names/place-source';
import { REACH_KILOMETRES } from './find-cities';

/** Cache: most rows of a file lie in one city. */
const known = new WeakMap<PlaceSource, Map<number, LatLng>>();

/** Where the map of the country opens, or that of its capital. In large cities the atlas point is kilometres away. */
export async function cityCentre(places: PlaceSource, city: City): Promise<LatLng> {
  const hearts = known.get(places) ?? new Map<number, LatLng>();
  known.set(places, hearts);
  const heart = hearts.get(city.id) ?? (await findHeart(places, city));
  hearts.set(city.id, heart);
  return heart;
}

async function findHeart(places: PlaceSource, city: City): Promise<LatLng> {
  for (const heart of heartsIn(city.country)) {
    const [x, y] = toMetres(heart, city);
    if (Math.hypot(x, y) > REACH_KILOMETRES * 1000) continue;
    if ((await places.cityNear(city.country, heart))?.id === city.id) return heart;
  }
  return { latitude: city.latitude, longitude: city.longitude };
}

/** Often the same position twice. */
const heartsIn = (country: CountryCode): readonly LatLng[] => [
  countryConfig(country).mapCentre,
  capitalPosition(country),
];
