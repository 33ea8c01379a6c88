import type { CountryCode } from '@courier/config';
import { formatAmount } from '../../../platform/money';
import type { Db } from '../../../platform/db/database';
import { dayAt } from './cash-day';
import { listAges } from './list-ages';

export interface OldCash {
  country: CountryCode;
  /** Riders and fleets. */
  holders: number;
  /** With its currency. */
  amount: string;
}

/** Places of the ages of 8 days and more. */
const FIRST_OLD = 2;

/** Cash that riders and fleets have held for eight days or longer, by country. */
export async function listOldCash(db: Db, nowSeconds: number): Promise<OldCash[]> {
  const countries = await db
    .selectFrom('cash_entries')
    .select('country')
    .distinct()
    .orderBy('country')
    .execute();
  const found: OldCash[] = [];
  for (const { country } of countries) {
    const ages = [...(await listAges(db, dayAt(country, nowSeconds))).values()];
    const old = ages
      .map((minor) => minor.slice(FIRST_OLD).reduce((sum, part) => sum + part, 0))
      .filter((minor) => minor > 0);
    const sumMinor = old.reduce((sum, minor) => sum + minor, 0);
    if (old.length > 0) found.push({ country, holders: old.length, amount: formatAmount(sumMinor, country) });
  }
  return found;
}
