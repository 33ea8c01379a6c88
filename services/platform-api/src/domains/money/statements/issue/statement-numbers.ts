import type { Statement } from '@courier/api-client/contract';
import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';
import { rulesInForce } from '../../../prices';

/**
 * The next number of the seller's year, such as `TW-2026-17`. Its row stays locked until the transaction ends, so that a
 * rollback leaves no gap. Without a seller the code of the country is the prefix.
 */
export async function nextNumber(
  trx: Db,
  country: CountryCode,
  { issued_at: issuedAt, issued_on: issuedOn }: Pick<Statement, 'issued_at' | 'issued_on'>,
): Promise<string> {
  const [seller] = (await rulesInForce(trx, 'sellers', country, issuedAt)) ?? [];
  const prefix = seller?.prefix ?? country;
  const year = Number(issuedOn.slice(0, 4));
  const { rows } = await sql<{ last: number }>`
    insert into statement_numbers (country, prefix, year, last) values (${country}, ${prefix}, ${year}, 1)
    on conflict (country, prefix, year) do update set last = statement_numbers.last + 1
    returning last`.execute(trx);
  return `${prefix}-${year}-${rows[0]?.last}`;
}
