import type { Statement } from '@courier/api-client/contract';
import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import { inTransaction, type Db } from '../../../../platform/db/database';
import type { Deps as PlatformDeps } from '../../../../platform/deps';
import { storeMissingCharges } from '../../../orders';
import { signStatement } from '../document/sign-statement';
import { buildStatement, type Occasion } from '../document/statement-content';
import { claimCash } from '../lines/claim-cash';
import { claimLines, claimPayments, ofShop } from '../lines/claim-lines';
import { endedAt, isCharged } from '../lines/charged-orders';
import { monthRange } from '../lines/months';
import { nextNumber } from './statement-numbers';

export type IssuingDeps = Pick<PlatformDeps, 'db' | 'clock' | 'config'>;

/**
 * Issues the statement of a shop for a month in one transaction. A shop without charges, payments and cash has none.
 * @param since when statements of the country begin, Unix seconds
 * @returns its number; null where there is nothing to state, or the statement exists
 */
export const issueStatement = (
  deps: IssuingDeps,
  occasion: Occasion,
  since: number,
): Promise<string | null> =>
  inTransaction(deps.db, async (trx) => {
    const { vendor, month } = occasion;
    const { vendor_id: vendorId, country } = vendor;
    await lockShop(trx, vendorId);
    if (await hasStatement(trx, vendorId, month)) return null;
    const range = { vendorId, country, since, until: monthRange(month, country).until };
    await storeMissingCharges(trx, await listIncomplete(trx, range));
    const statementId = await reserveId(trx);
    const lines = await claimLines(trx, statementId, range);
    const payments = await claimPayments(trx, statementId, range);
    const entries = await claimCash(trx, statementId, range);
    if (lines + payments + entries === 0) return null;
    const statement = await buildStatement(trx, occasion, { statementId });
    const number = await nextNumber(trx, country, statement);
    await storeStatement(
      { ...deps, db: trx },
      { statementId, country, corrects: null },
      { ...statement, number },
    );
    return number;
  });

/** Of two issuers of a shop at once the second one finds the statement of the first. */
export const lockShop = (trx: Db, vendorId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`statements of ${vendorId}`}, 0))`.execute(trx);

async function hasStatement(trx: Db, vendorId: string, month: string): Promise<boolean> {
  const row = await trx
    .selectFrom('statements')
    .select('statement_id')
    .where('vendor_id', '=', vendorId)
    .where('month', '=', month)
    .where('kind', '=', 'statement')
    .executeTakeFirst();
  return row !== undefined;
}

/** Charged orders of a range without the lines of their fee, and unstated ones without the line of their return. */
async function listIncomplete(trx: Db, range: { vendorId: string; since: number; until: number }) {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from orders where ${ofShop(range.vendorId)} and ${isCharged}
      and ${endedAt} >= ${range.since} and ${endedAt} < ${range.until}
      and (
        not exists (select from order_charges where order_charges.order_id = orders.order_id
          and kind not in ('return', 'refund', 'adjustment'))
        or orders.status = 'RETURNED_TO_VENDOR'
          and not exists (select from order_charges where order_charges.order_id = orders.order_id and kind = 'return')
          and not exists (select from statement_lines where statement_lines.order_id = orders.order_id))`.execute(
    trx,
  );
  return rows.map(({ order_id }) => order_id);
}

/** Ids may have gaps, numbers have none. */
export async function reserveId(trx: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('statements', 'statement_id')) as id`.execute(trx);
  return Number(rows[0]?.id);
}

interface StatementKeys {
  statementId: number;
  country: CountryCode;
  /** Id of the statement that a credit note corrects. */
  corrects: number | null;
}

export async function storeStatement(
  deps: IssuingDeps,
  { statementId, country, corrects }: StatementKeys,
  statement: Statement & { number: string },
): Promise<void> {
  const { kind, month, number, buyer } = statement;
  const signed = await signStatement(deps, statement);
  await deps.db
    .insertInto('statements')
    .values({
      statement_id: statementId,
      country,
      vendor_id: buyer.vendor_id,
      kind,
      month,
      number,
      corrects,
      issued_at: statement.issued_at,
      ...signed,
    })
    .execute();
}
