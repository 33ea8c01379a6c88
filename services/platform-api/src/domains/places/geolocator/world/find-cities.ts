import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import { encodeGrams } from '../names/grams';
import type { City, NamedCities } from '../names/place-source';

/** Maximum distance of an address from a city. */
export const REACH_KILOMETRES = 40;
export const KILOMETRES_PER_DEGREE = 111.32;

const COLUMNS = sql`city_id as id, country, name, local_name as "localName", latitude, longitude, population`;

/** By GeoNames id. */
export async function citiesById(db: Db, ids: readonly number[]): Promise<City[]> {
  if (ids.length === 0) return [];
  const { rows } =
    await sql<City>`select ${COLUMNS} from world_cities where city_id in (${sql.join(ids)})`.execute(db);
  return rows;
}

/** Spellings with the cities they may mean. */
export async function citiesNamedIn(db: Db, country: CountryCode, folded: string): Promise<NamedCities[]> {
  const padded = ` ${encodeGrams(folded)} `;
  const { rows } = await sql<{
    folded: string;
    place_ids: string[];
  }>`select folded, place_ids from place_names
    where country = ${country} and length(grams) > 2 and length(grams) <= ${padded.length}
      and position(grams in ${padded}) > 0 limit 200`.execute(db);
  return rows.map((row) => ({
    folded: row.folded,
    cityIds: row.place_ids.map((id) => Number(id.split('~')[1])),
  }));
}

/** Radius in kilometres per square root of the population: 18 for Berlin, 4 for a town of 150,000. */
export const RADIUS_PER_ROOT = 0.01;

/**
 * Like `PlaceSource.cityNear`. Distances consider the size of a city, so that a point in a large city does not get
 * one of its quarters.
 */
export async function cityNear(db: Db, country: CountryCode, point: LatLng): Promise<City | undefined> {
  const { latitude, longitude } = point;
  const rows = REACH_KILOMETRES / KILOMETRES_PER_DEGREE;
  const narrowing = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const found = await sql<City>`select ${COLUMNS} from world_cities
    where country = ${country} and latitude between ${latitude - rows} and ${latitude + rows}
      and longitude between ${longitude - rows / narrowing} and ${longitude + rows / narrowing}
    order by ${KILOMETRES_PER_DEGREE}::float8 * sqrt(power(latitude - ${latitude}, 2)
      + power((longitude - ${longitude}) * ${narrowing}, 2)) - ${RADIUS_PER_ROOT}::float8 * sqrt(population)
    limit 1`.execute(db);
  return found.rows[0];
}
