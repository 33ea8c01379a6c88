import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { CashAccount } from '../../../platform/db/tables/cash-tables';
import type { CashDay } from './cash-day';
import { listAges, type AgesMinor } from './list-ages';

/** Cash of a rider or fleet on a day, in minor units. */
export interface HolderDay {
  account: CashAccount;
  /** The visible id of a rider; the id of a fleet. */
  holderId: string;
  name: string;
  currency: string;
  beforeMinor: number;
  collectedMinor: number;
  /** The part of `collectedMinor` of deliveries without a report. */
  assumedMinor: number;
  correctedMinor: number;
  handedInMinor: number;
  /** What the holder owes at the end of the day. */
  dueMinor: number;
  /** What of it is how old. */
  agesMinor: AgesMinor;
}

/** Riders and fleets that held cash at the beginning or end of a day, or moved some on it; the largest sum first. */
export async function listDue(db: Db, day: CashDay): Promise<HolderDay[]> {
  const { country, startsAtSeconds: start, endsAtSeconds: end } = day;
  const { rows } = await sql<Omit<HolderDay, 'agesMinor'>>`
    with sums as (
      select account, currency,
        coalesce(sum(amount_minor) filter (where booked_at < ${start}), 0)::float8 as "beforeMinor",
        coalesce(sum(amount_minor) filter (where booked_at >= ${start} and kind in ('assumed', 'collected')), 0)::float8
          as "collectedMinor",
        coalesce(sum(amount_minor) filter (where booked_at >= ${start} and kind = 'assumed'), 0)::float8
          as "assumedMinor",
        coalesce(sum(amount_minor) filter (where booked_at >= ${start} and kind in ('corrected', 'adjustment')), 0)::float8
          as "correctedMinor",
        coalesce(-sum(amount_minor) filter (where booked_at >= ${start} and kind in ('hand-in', 'remittance')), 0)::float8
          as "handedInMinor",
        sum(amount_minor)::float8 as "dueMinor",
        count(*) filter (where booked_at >= ${start}) as moves
      from cash_entries
      where country = ${country} and (account like 'rider:%' or account like 'fleet:%') and booked_at < ${end}
      group by account, currency)
    select sums.account, coalesce(fleet_riders.external_id, substr(sums.account, 7)) as "holderId",
      coalesce(riders.name, '') as name, currency, "beforeMinor", "collectedMinor", "assumedMinor", "correctedMinor",
      "handedInMinor", "dueMinor"
    from sums
    left join rider_accounts on 'rider:' || rider_accounts.rider_id = sums.account
    left join riders on riders.rider_id = rider_accounts.rider_id
    left join fleet_riders on fleet_riders.rider_id = rider_accounts.rider_id
      and fleet_riders.country = rider_accounts.country and fleet_riders.fleet_id = rider_accounts.fleet_id
    where "beforeMinor" <> 0 or "dueMinor" <> 0 or moves > 0
    order by "dueMinor" desc, "holderId"`.execute(db);
  const ages = await listAges(db, day);
  return rows.map((row) => ({ ...row, agesMinor: ages.get(row.account) ?? [] }));
}
