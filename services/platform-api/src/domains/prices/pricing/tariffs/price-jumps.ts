import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import { readRulesAt } from '../../operator-rules/rule-changes';
import { findLargestChange, LARGEST_CHANGE } from './assess-tariffs';

interface PriceJump {
  country: CountryCode;
  /** Largest change of a sample fee, at least 1; infinite from or to 0. */
  ratio: number;
  /** The sample with both fees. */
  sample: string;
}

const DAY_SECONDS = 86_400;

/** How much the sample fees of each country differ from those of a day ago; countries without a change are absent. */
export async function listPriceJumps(db: Db, nowSeconds: number): Promise<PriceJump[]> {
  const jumps: PriceJump[] = [];
  for (const country of await listChangedCountries(db, nowSeconds)) {
    const [before, after] = [
      await readRulesAt(db, 'tariffs', country, nowSeconds - DAY_SECONDS),
      await readRulesAt(db, 'tariffs', country, nowSeconds),
    ];
    const change = before && after && findLargestChange(country, before, after);
    if (change) jumps.push({ country, ...change });
  }
  return jumps;
}

/** Jumps that are probably slips of the operator. */
export async function listLargePriceJumps(db: Db, nowSeconds: number): Promise<PriceJump[]> {
  const jumps = await listPriceJumps(db, nowSeconds);
  return jumps.filter(({ ratio }) => ratio > LARGEST_CHANGE);
}

async function listChangedCountries(db: Db, nowSeconds: number): Promise<CountryCode[]> {
  const since = nowSeconds - DAY_SECONDS;
  const { rows } = await sql<{ country: CountryCode }>`
    select distinct country from operator_rules where kind = 'tariffs'
      and ((valid_from > ${since} and valid_from <= ${nowSeconds}) or made_at > ${since} or undone_at > ${since})
    order by country
  `.execute(db);
  return rows.map(({ country }) => country);
}
