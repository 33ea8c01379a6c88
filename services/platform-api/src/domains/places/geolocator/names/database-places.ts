import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import { citiesById, citiesNamedIn, cityNear } from '../world/find-cities';
import { LEAST_SIMILAR, MOST_HOLDING, MOST_SIMILAR, type NameRow, type PlaceSource } from './place-source';

export const databasePlaces = (db: Db): PlaceSource => ({
  namesHolding: (country, grams) => namesHolding(db, country, grams),
  namesAlike: (country, grams) => namesAlike(db, country, grams),
  citiesById: (ids) => citiesById(db, ids),
  citiesNamedIn: (country, folded) => citiesNamedIn(db, country, folded),
  cityNear: (country, point) => cityNear(db, country, point),
});

async function namesHolding(db: Db, country: CountryCode, grams: string): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`select folded, place_ids, weight, 1 as alike from place_names
    where country = ${country} and grams like ${`%${grams}%`}
    order by grams = ${grams} desc, grams like ${`${grams}%`} desc, weight desc, folded limit ${MOST_HOLDING}`.execute(
    db,
  );
  return rows;
}

async function namesAlike(db: Db, country: CountryCode, grams: string): Promise<NameRow[]> {
  // A separate query, so that the planner uses the trigram index instead of the country's.
  const { rows } = await sql<NameRow>`with alike as materialized (
      select country, folded, place_ids, weight, similarity(grams, ${grams}) as alike
      from place_names where grams % ${grams})
    select folded, place_ids, weight, alike from alike where country = ${country} and alike >= ${LEAST_SIMILAR}
    order by alike desc, weight desc limit ${MOST_SIMILAR}`.execute(db);
  return rows;
}
