import { possibleDays, searchKey } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { localDate } from '@courier/config/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import { readDay } from '../due/cash-day';
import type { Holder } from '../hand-in/find-holder';
import type { AssessedRow } from './assess-rows';

const DAY_SECONDS = 86_400;
/** Older cash is not suggested. */
const MOST_DAYS = 100;
const MOST_SUGGESTIONS = 3;

interface Candidate {
  orderId: string;
  collectedAt: number;
  openMinor: number;
  riderName: string | null;
  riderId: string | null;
}

/**
 * Adds to rows without an order those of the same amount, day and rider. They are only shown: amounts repeat, so that a
 * person has to decide.
 */
export async function suggestOrders(
  db: Db,
  holder: Holder,
  rows: readonly AssessedRow[],
  nowSeconds: number,
): Promise<AssessedRow[]> {
  const { country } = holder;
  const oldest = localDate(nowSeconds - MOST_DAYS * DAY_SECONDS, countryConfig(country).timezone);
  const daysByRow = new Map<AssessedRow, readonly string[]>();
  const daysByText = new Map<string, ReturnType<typeof possibleDays>>();
  for (const assessed of rows) {
    if (assessed.result !== 'unknown') continue;
    const { collectedOn } = assessed.row;
    const days = daysByText.get(collectedOn) ?? possibleDays(collectedOn, { country, nowSeconds });
    // A file names few days in many rows.
    daysByText.set(collectedOn, days);
    if (days !== 'some-day')
      daysByRow.set(
        assessed,
        days.filter((day) => day >= oldest),
      );
  }
  const days = [...new Set([...daysByRow.values()].flat())].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [...rows];
  const assigned = new Set(rows.flatMap(({ orderId }) => orderId ?? []));
  const candidates = (await listCandidates(db, holder, first, last)).filter(
    ({ orderId }) => !assigned.has(orderId),
  );
  const byKey = new Map<string, string[]>();
  for (const candidate of candidates)
    for (const key of listKeys(candidate, countryConfig(country).timezone)) {
      const similar = byKey.get(key);
      if (similar) similar.push(candidate.orderId);
      else byKey.set(key, [candidate.orderId]);
    }
  return rows.map((assessed) => {
    const { amountMinor, rider } = assessed.row;
    const fitting = (daysByRow.get(assessed) ?? []).map(
      (day) => byKey.get(buildKey(amountMinor, day, rider)) ?? [],
    );
    const count = fitting.reduce((sum, { length }) => sum + length, 0);
    if (count === 0) return assessed;
    const listed = fitting
      .flatMap((orderIds) => orderIds.slice(0, MOST_SUGGESTIONS))
      .slice(0, MOST_SUGGESTIONS);
    const more = count > listed.length ? ` and ${count - listed.length} more` : '';
    const shared = rider === '' ? 'the same amount and day' : 'the same amount, day and rider';
    return { ...assessed, why: `${assessed.why}; perhaps ${listed.join(', ')}${more}: ${shared}` };
  });
}

const buildKey = (amountMinor: number, day: string, rider: string): string =>
  `${amountMinor} ${day} ${searchKey(rider)}`;

/** A file may name the rider, by name or id, or not. */
function listKeys(
  { openMinor, collectedAt, riderName, riderId }: Candidate,
  timezone: string,
): ReadonlySet<string> {
  const day = localDate(collectedAt, timezone);
  return new Set(['', riderName ?? '', riderId ?? ''].map((rider) => buildKey(openMinor, day, rider)));
}

/** Orders whose cash was collected on these days and is not handed in. */
async function listCandidates(
  db: Db,
  { account, country }: Holder,
  first: string,
  last: string,
): Promise<Candidate[]> {
  const { startsAtSeconds } = readDay(country, first);
  const { endsAtSeconds } = readDay(country, last);
  const { rows } = await sql<Candidate>`
    with collected as (
      select order_id, min(occurred_at) as first_at from cash_entries
      where country = ${country} and account = ${account} and kind in ('assumed', 'collected')
        and booked_at >= ${startsAtSeconds - DAY_SECONDS} and occurred_at >= ${startsAtSeconds}
        and occurred_at < ${endsAtSeconds}
      group by order_id)
    select collected.order_id as "orderId", first_at::float8 as "collectedAt", riders.name as "riderName",
      external_id as "riderId", (select sum(amount_minor)::float8 from cash_entries
        where cash_entries.order_id = collected.order_id and account = ${account}) as "openMinor"
    from collected join orders on orders.order_id = collected.order_id
    left join riders on riders.rider_id = orders.rider_id
    left join fleet_riders on fleet_riders.rider_id = orders.rider_id
    order by collected.order_id`.execute(db);
  return rows;
}
