import type { CountryCode } from '@courier/config';
import type { Db } from '../../../../platform/db/database';

/** Countries with rules in force, by kind. */
export interface CountriesWithRules {
  tariffs: readonly CountryCode[];
  areas: readonly CountryCode[];
  hours: readonly CountryCode[];
}

export async function listRuledCountries(db: Db, nowSeconds: number): Promise<CountriesWithRules> {
  const rows = await db
    .selectFrom('operator_rules')
    .select(['kind', 'country'])
    .distinct()
    .where('undone_at', 'is', null)
    .where('valid_from', '<=', nowSeconds)
    .orderBy('country')
    .execute();
  const listOfKind = (wanted: keyof CountriesWithRules) =>
    rows.filter(({ kind }) => kind === wanted).map(({ country }) => country);
  return {
    tariffs: listOfKind('tariffs'),
    areas: listOfKind('areas'),
    hours: listOfKind('hours'),
  };
}
