import type { CountryCode } from '@courier/config';
import type { Db } from '../../../../platform/db/database';

interface CountryMonth {
  country: CountryCode;
  month: string;
}

/** Adds a month for which statements are issued; an existing one stays as it is. */
export const beginMonth = (db: Db, { country, month }: CountryMonth) =>
  db
    .insertInto('statement_months')
    .values({ country, month, issued_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Records that every shop has its statement. */
export const endMonth = (db: Db, { country, month }: CountryMonth, issuedAt: number) =>
  db
    .updateTable('statement_months')
    .set({ issued_at: issuedAt })
    .where('country', '=', country)
    .where('month', '=', month)
    .execute();

/** The months of a country with statements, the oldest first. */
export const listMonths = (db: Db, country: CountryCode) =>
  db
    .selectFrom('statement_months')
    .select(['month', 'issued_at'])
    .where('country', '=', country)
    .orderBy('month')
    .execute();
