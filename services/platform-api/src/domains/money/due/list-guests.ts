import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { CashDay } from './cash-day';

/** Cash that is due to a guest. */
export interface GuestBalance {
  /** The id that `pay-out` gets. */
  vendorId: string;
  /** Minor units. */
  dueMinor: number;
}

/** Guests to whom cash was due at the end of a day, or who were paid too much; the largest sum first. */
export async function listGuests(db: Db, { country, endsAtSeconds }: CashDay): Promise<GuestBalance[]> {
  const { rows } = await sql<GuestBalance>`
    select substr(account, 6) as "vendorId", (-sum(amount_minor))::float8 as "dueMinor"
    from cash_entries
    where country = ${country} and account like 'shop:guest-%' and booked_at < ${endsAtSeconds}
    group by account having sum(amount_minor) <> 0
    order by "dueMinor" desc, "vendorId"`.execute(db);
  return rows;
}
