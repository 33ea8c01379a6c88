import type { AnswerOf, contract, Statement } from '@courier/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { VendorRow } from '../../../platform/db/schema';
import type { StatementRow } from '../../../platform/db/tables/statement-tables';
import { notFound, notOwned } from '../../../platform/requests/refusal';

type Summary = AnswerOf<typeof contract.statements.list>['result']['statements'][number];

/** Limits the answer: statements of twenty years. */
const MOST_STATEMENTS = 500;

/**
 * A shop that gets statements; those of an outlet are with its parent.
 * @throws Refusal 404 for an outlet
 */
export async function findParent(db: Db, vendorId: string): Promise<VendorRow> {
  const vendor = await db
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('parent_vendor_id', 'is', null)
    .executeTakeFirst();
  if (!vendor) throw notOwned();
  return vendor;
}

/** Newest first. Their entries, which may be many thousands, stay in the database. */
export async function listStatements(db: Db, vendorId: string): Promise<Summary[]> {
  const rows = await db
    .selectFrom('statements')
    .select(['number', sql<string>`(content::jsonb - 'entries')::text`.as('content')])
    .where('vendor_id', '=', vendorId)
    .orderBy('issued_at', 'desc')
    .orderBy('statement_id', 'desc')
    .limit(MOST_STATEMENTS)
    .execute();
  return rows.map((row) => {
    const { kind, is_invoice, corrects, month, issued_on, currency, decimals, gross_minor, balance_minor } =
      readContent(row);
    const summary = { kind, is_invoice, corrects, month, issued_on, currency, decimals, gross_minor };
    return { ...summary, balance_minor, number: row.number };
  });
}

/** @throws Refusal 404 for a number that is not of the shop */
export async function findStatement(db: Db, vendorId: string, number: string): Promise<StatementRow> {
  const row = await db
    .selectFrom('statements')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The stored text, which this server wrote and nothing changes. */
export const readContent = ({ content }: Pick<StatementRow, 'content'>): Statement =>
  JSON.parse(content) as Statement;
