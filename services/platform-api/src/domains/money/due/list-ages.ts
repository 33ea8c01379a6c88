import { countryConfig } from '@courier/config';
import { addDays } from '@courier/config/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { CashAccount } from '../../../platform/db/tables/cash-tables';
import type { CashDay } from './cash-day';

/** Ages of cash in local days, youngest first. */
export const AGE_NAMES = ['0-2 days', '3-7 days', '8-30 days', 'over 30 days'] as const;

/** The highest age of each class but the last. */
const HIGHEST_DAYS = [2, 7, 30] as const;

/** Minor units by age, as in `AGE_NAMES`. */
export type AgesMinor = readonly number[];

interface Pieces {
  account: CashAccount;
  youngest: number;
  younger: number;
  older: number;
  oldest: number;
  creditMinor: number;
}

/**
 * The age of what each rider and fleet holds at the end of a day. Cash that names its order counts for it; other cash
 * that is handed in, and what was too much, counts for the oldest.
 */
export async function listAges(
  db: Db,
  { country, startsAtSeconds, endsAtSeconds }: CashDay,
): Promise<ReadonlyMap<CashAccount, AgesMinor>> {
  const { timezone } = countryConfig(country);
  const [first, second, third] = HIGHEST_DAYS.map((days) => addDays(startsAtSeconds, -days, timezone));
  const { rows } = await sql<Pieces>`
    with pieces as (
      select account, min(occurred_at) as since, sum(amount_minor) as amount from cash_entries
      where country = ${country} and (account like 'rider:%' or account like 'fleet:%') and booked_at < ${endsAtSeconds}
      group by account, coalesce(order_id, posting))
    select account,
      coalesce(sum(amount) filter (where amount > 0 and since >= ${first}), 0)::float8 as youngest,
      coalesce(sum(amount) filter (where amount > 0 and since < ${first} and since >= ${second}), 0)::float8 as younger,
      coalesce(sum(amount) filter (where amount > 0 and since < ${second} and since >= ${third}), 0)::float8 as older,
      coalesce(sum(amount) filter (where amount > 0 and since < ${third}), 0)::float8 as oldest,
      coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as "creditMinor"
    from pieces group by account`.execute(db);
  return new Map(
    rows.map(({ account, youngest, younger, older, oldest, creditMinor }) => [
      account,
      subtractFromOldest([youngest, younger, older, oldest], creditMinor),
    ]),
  );
}

function subtractFromOldest(ages: AgesMinor, creditMinor: number): AgesMinor {
  let restMinor = creditMinor;
  return ages
    .toReversed()
    .map((minor) => {
      const used = Math.min(minor, restMinor);
      restMinor -= used;
      return minor - used;
    })
    .toReversed();
}
