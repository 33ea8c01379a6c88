import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';

/** Cash that is due to a shop or to one of its outlets. */
export interface OutletBalance {
  vendorId: string;
  name: string;
  /** Minor units. */
  dueMinor: number;
}

/** A shop, then its outlets by id; a shop without outlets alone. */
export async function listOutlets(
  db: Db,
  { country, vendorId }: { country: CountryCode; vendorId: string },
  untilSeconds: number = Number.MAX_SAFE_INTEGER,
): Promise<OutletBalance[]> {
  const { rows } = await sql<OutletBalance>`
    select vendor_id as "vendorId", name, coalesce((
      select -sum(amount_minor) from cash_entries as entry where entry.country = ${country}
        and entry.account = 'shop:' || vendor_id and entry.booked_at < ${untilSeconds}), 0)::float8 as "dueMinor"
    from vendors where vendor_id = ${vendorId} or parent_vendor_id = ${vendorId}
    order by vendor_id <> ${vendorId}, vendor_id`.execute(db);
  return rows;
}

export const sumOutlets = (outlets: readonly OutletBalance[]): number =>
  outlets.reduce((sum, { dueMinor }) => sum + dueMinor, 0);
