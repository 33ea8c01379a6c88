import type { Statement } from '@courier/api-client/contract';
import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { AccountMonth, AccountRow } from './account-row';
import { costColumns, type ProviderCosts } from './provider-costs';

/**
 * The statements of a month and the credit notes that were issued in it, one at a time because each may be large. A
 * credit note has the month of its statement, which is exported before the note exists.
 */
export async function* readDocuments(
  db: Db,
  { country, month, range }: AccountMonth,
): AsyncGenerator<AccountRow> {
  const ids = await db
    .selectFrom('statements')
    .select('statement_id')
    .where('country', '=', country)
    .where(({ and, eb, or }) =>
      or([
        and([eb('kind', '=', 'statement'), eb('month', '=', month)]),
        and([
          eb('kind', '=', 'credit-note'),
          eb('issued_at', '>=', range.from),
          eb('issued_at', '<', range.until),
        ]),
      ]),
    )
    .orderBy('statement_id')
    .execute();
  for (const { statement_id: id } of ids) {
    const row = await db
      .selectFrom('statements')
      .select('content')
      .where('statement_id', '=', id)
      .executeTakeFirstOrThrow();
    yield toRow(row.content, await sumStatedCosts(db, id, country));
  }
}

function toRow(content: string, costs: ProviderCosts): AccountRow {
  const statement = JSON.parse(content) as Statement;
  const { entries, buyer } = statement;
  const late = entries.filter(({ is_late }) => is_late);
  const delivered = entries.filter(({ kind }) => kind === 'delivery').map(({ order_id }) => order_id);
  return {
    block: statement.kind,
    vendorId: buyer.vendor_id,
    name: buyer.name,
    number: statement.number ?? '',
    orders: new Set(delivered).size,
    netMinor: statement.net_minor,
    taxMinor: statement.tax_minor,
    grossMinor: statement.gross_minor,
    // A credit note always corrects an earlier month, because statements are issued after their month.
    lateMinor:
      statement.kind === 'credit-note'
        ? statement.gross_minor
        : late.reduce((sum, { gross_minor }) => sum + gross_minor, 0),
    cardPaidMinor: statement.card_paid_minor,
    cardRefundedMinor: statement.card_refunded_minor,
    cashCollectedMinor: statement.cash_collected_minor,
    cashPaidOutMinor: statement.cash_paid_out_minor,
    balanceMinor: statement.balance_minor,
    ...costs,
  };
}

/** An order costs on the statement of its first line. */
async function sumStatedCosts(db: Db, statementId: number, country: CountryCode): Promise<ProviderCosts> {
  const { rows } = await sql<ProviderCosts>`
    select ${costColumns(country)} from external_deliveries as delivery
    where delivery.order_id in (
      select order_id from statement_lines where statement_id = ${statementId} and line = 0)`.execute(db);
  return rows[0] ?? { costMinor: 0, ordersWithoutCost: 0 };
}
