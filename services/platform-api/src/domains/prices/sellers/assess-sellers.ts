import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { Assessment, RuleTransition } from '../operator-rules/rule-file-kind';

/** Numbers of statements run per prefix, so another one begins a series; the prefix of another country repeats numbers. */
export async function assessSellers(
  db: Db,
  { country, before, after }: Pick<RuleTransition<'sellers'>, 'country' | 'before' | 'after'>,
): Promise<Assessment> {
  const [former, next] = [before?.[0]?.prefix, after[0]?.prefix];
  if (next === undefined || former === next) return { effect: [], warnings: [] };
  const warnings =
    former === undefined
      ? []
      : [
          `all of ${country}: the prefix ${former} -> ${next}, so that the numbers of statements begin again at 1`,
        ];
  for (const other of await listCountriesWith(db, next, country))
    warnings.push(
      `all of ${country}: ${other} has or had the prefix ${next} too, so that a number can name a statement of each`,
    );
  return { effect: [], warnings };
}

/** Other countries with a prefix in any version, also one that was undone: its statements keep their numbers. */
async function listCountriesWith(db: Db, prefix: string, country: CountryCode): Promise<CountryCode[]> {
  const rows = await db
    .selectFrom('operator_rules')
    .select('country')
    .distinct()
    .where('kind', '=', 'sellers')
    .where('country', '<>', country)
    .where(sql<boolean>`content -> 0 ->> 'prefix' = ${prefix}`)
    .orderBy('country')
    .execute();
  return rows.map((row) => row.country);
}
