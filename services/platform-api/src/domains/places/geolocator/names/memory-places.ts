import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import type { Db } from '../../../../platform/db/database';
import { KILOMETRES_PER_DEGREE, RADIUS_PER_ROOT, REACH_KILOMETRES } from '../world/find-cities';
import { isSpaceless } from '../world/fold-name';
import { encodeGrams } from './grams';
import { createNameIndex } from './name-index';
import type { City, NamedCities, PlaceSource } from './place-source';

/** Look-ups do not query the database. */
export async function memoryPlaces(db: Db, country: CountryCode): Promise<PlaceSource> {
  const names = await db
    .selectFrom('place_names')
    .select(['folded', 'grams', 'place_ids', 'weight'])
    .where('country', '=', country)
    .execute();
  const cities: City[] = await db
    .selectFrom('world_cities')
    .select(['city_id as id', 'country', 'name', 'local_name as localName'])
    .select(['latitude', 'longitude', 'population'])
    .where('country', '=', country)
    .execute();
  const index = createNameIndex(names);
  const byId = new Map(cities.map((city) => [city.id, city]));
  const namedIn = nameFinder(names);
  const near = new Map<string, City | undefined>();
  return {
    namesHolding: async (_country, grams) => index.holding(grams),
    namesAlike: async (_country, grams) => index.alike(grams),
    citiesById: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    citiesNamedIn: async (_country, folded) => namedIn(folded),
    cityNear: async (_country, point) => {
      const key = `${point.latitude} ${point.longitude}`;
      if (!near.has(key)) near.set(key, nearest(cities, point));
      return near.get(key);
    },
  };
}

/** Whole words, or any substring in scripts without spaces. */
function nameFinder(
  rows: readonly { folded: string; place_ids: readonly string[] }[],
): (folded: string) => NamedCities[] {
  const [spaced, spaceless] = [new Map<string, NamedCities>(), new Map<string, NamedCities>()];
  let [mostWords, mostLetters] = [0, 0];
  for (const { folded, place_ids } of rows) {
    if (encodeGrams(folded).length <= 2) continue;
    const named = { folded, cityIds: place_ids.map((id) => Number(id.split('~')[1])) };
    if (isSpaceless(folded)) {
      spaceless.set(folded, named);
      mostLetters = Math.max(mostLetters, folded.length);
    } else {
      spaced.set(folded, named);
      mostWords = Math.max(mostWords, folded.split(' ').length);
    }
  }
  return (folded) => {
    const found = new Set<NamedCities>();
    const words = folded.split(' ');
    const addCityName = (names: Map<string, NamedCities>, name: string) => {
      const named = names.get(name);
      if (named) found.add(named);
    };
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to += 1)
        addCityName(spaced, words.slice(from, to).join(' '));
    if (spaceless.size > 0)
      for (let from = 0; from < folded.length; from += 1)
        for (let to = from + 1; to <= Math.min(folded.length, from + mostLetters); to += 1)
          addCityName(spaceless, folded.slice(from, to));
    return [...found];
  };
}

/** Same order as the database query. */
function nearest(cities: readonly City[], { latitude, longitude }: LatLng): City | undefined {
  const rows = REACH_KILOMETRES / KILOMETRES_PER_DEGREE;
  const narrowing = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  let best: { city: City; distance: number } | undefined;
  for (const city of cities) {
    const [x, y] = [(city.longitude - longitude) * narrowing, city.latitude - latitude];
    if (Math.abs(y) > rows || Math.abs(x) > rows) continue;
    const distance = KILOMETRES_PER_DEGREE * Math.hypot(x, y) - RADIUS_PER_ROOT * Math.sqrt(city.population);
    if (!best || distance < best.distance) best = { city, distance };
  }
  return best?.city;
}
