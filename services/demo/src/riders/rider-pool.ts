import type { LatLng } from '@courier/api-client/order-rules';
import { countryConfig, type CountryCode } from '@courier/config';
import { moved, rounded } from '@courier/config/geometry';
import type { Db } from '../port';
import { mobileNumber } from './mobile-number';
import { riderNames } from './rider-names';

/** Creates the riders of a country around its centre, unless it has some. */
export async function ensureRiders(db: Db, country: CountryCode, nowSeconds: number): Promise<void> {
  const known = await db
    .selectFrom('riders')
    .select('rider_id')
    .where('country', '=', country)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const { mapCentre } = countryConfig(country);
  await db
    .insertInto('riders')
    .values(
      riderNames(country).map((name, index) => ({
        rider_id: `r-${country.toLowerCase()}-${String(index + 1).padStart(3, '0')}`,
        country,
        name,
        phone_number: mobileNumber(country, index),
        ...rounded(spot(mapCentre, index)),
        updated_at: nowSeconds,
        origin: 'demo' as const,
      })),
    )
    .onConflict((conflict) => conflict.column('rider_id').doNothing())
    .execute();
}

/** A free rider; if all are busy, one that will have two orders. */
export async function pickRider(
  db: Db,
  country: CountryCode,
  busy: ReadonlySet<string>,
  random: () => number,
  nowSeconds: number,
): Promise<string> {
  await ensureRiders(db, country, nowSeconds);
  const all = await db
    .selectFrom('riders')
    .select('rider_id')
    .where('country', '=', country)
    .orderBy('rider_id')
    .execute();
  const free = all.filter(({ rider_id }) => !busy.has(rider_id));
  const pool = free.length > 0 ? free : all;
  return (pool[Math.floor(random() * pool.length)] as { rider_id: string }).rider_id;
}

/** A sunflower pattern: near and far, in every direction. */
const spot = (centre: LatLng, index: number): LatLng => {
  const metres = 700 * Math.sqrt(index + 1);
  return moved(centre, [Math.cos(index * 2.4) * metres, Math.sin(index * 2.4) * metres]);
};
