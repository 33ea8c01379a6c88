import { countryConfig } from '@courier/config';
import { sql } from 'kysely';
import type { Author } from '../../../platform/audit/authors';
import { recordAction } from '../../../platform/audit/record-action';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Holder } from '../hand-in/find-holder';
import { lockForPosting } from '../ledger/booking-lock';
import { assessRows, nameRemittance, type AssessedRow, type BookedRow } from './assess-rows';
import { findOrders } from './find-orders';
import type { RemittanceFile } from './remittance-file';
import { suggestOrders } from './suggest-orders';

export interface RemittanceInput {
  actor: string;
  author: Author;
  nowSeconds: number;
  /** Books nothing. */
  isTrial: boolean;
}

export interface Remittance {
  rows: readonly AssessedRow[];
  /** Null where nothing was booked, now or before. */
  remittanceId: number | null;
  /** Whether an earlier run booked rows of the same file. */
  isRepeat: boolean;
}

/**
 * Books the rows of a file whose order is known, all or none. Two files of a fleet at once wait for each other.
 */
export async function remitCash(
  db: Db,
  holder: Holder,
  file: RemittanceFile,
  input: RemittanceInput,
): Promise<Remittance> {
  return inTransaction(db, async (trx) => {
    await lockFleet(trx, holder);
    const references = [...new Set(file.rows.flatMap((row) => row.references))];
    const found = await findOrders(trx, holder, references);
    const earlierId = await findRemittance(trx, holder, file);
    const booked = await findBookedRows(trx, [...found.cash.keys()], earlierId);
    const assessed = assessRows(holder.country, file, found, booked);
    const rows = await suggestOrders(trx, holder, assessed, input.nowSeconds);
    const pending = rows.filter(({ posting }) => posting !== null);
    const isRepeat = earlierId !== null;
    if (input.isTrial || pending.length === 0) return { rows, remittanceId: earlierId, isRepeat };
    const remittanceId = earlierId ?? (await insertRemittance(trx, holder, file, input));
    await bookRows(trx, { holder, file, remittanceId, ...input }, pending);
    await recordRemittance(trx, { holder, file, remittanceId, ...input }, pending);
    return { rows, remittanceId, isRepeat };
  });
}

const lockFleet = (trx: Db, { country, account }: Holder) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`cash remittance ${country} ${account}`}, 0))`.execute(
    trx,
  );

async function findRemittance(trx: Db, { country, name }: Holder, { sha256 }: RemittanceFile) {
  const remittance = await trx
    .selectFrom('cash_remittances')
    .select('remittance_id')
    .where('country', '=', country)
    .where('fleet_id', '=', name)
    .where('rows_sha256', '=', sha256)
    .executeTakeFirst();
  return remittance ? Number(remittance.remittance_id) : null;
}

async function findBookedRows(trx: Db, orderIds: readonly string[], sameId: number | null) {
  const { rows } = await sql<Omit<BookedRow, 'isSameFile'>>`
    select posting, remittance_id::float8 as "remittanceId", row_number as "rowNumber", result,
      difference_minor::float8 as "differenceMinor", file_name as "fileName"
    from cash_remittance_rows join cash_remittances using (remittance_id)
    where order_id = any(${orderIds})`.execute(trx);
  return new Map(
    rows.map((row): [string, BookedRow] => [
      row.posting,
      { ...row, isSameFile: row.remittanceId === sameId },
    ]),
  );
}

async function insertRemittance(
  trx: Db,
  { country, name }: Holder,
  { name: fileName, sha256 }: RemittanceFile,
  { actor, nowSeconds }: RemittanceInput,
): Promise<number> {
  const { remittance_id } = await trx
    .insertInto('cash_remittances')
    .values({
      country,
      fleet_id: name,
      file_name: fileName,
      rows_sha256: sha256,
      booked_at: nowSeconds,
      actor,
    })
    .returning('remittance_id')
    .executeTakeFirstOrThrow();
  return Number(remittance_id);
}

interface Booking extends RemittanceInput {
  holder: Holder;
  file: RemittanceFile;
  remittanceId: number;
}

/** In two statements, because each posting alone would take thousands of locks and round trips. */
async function bookRows(trx: Db, booking: Booking, pending: readonly AssessedRow[]): Promise<void> {
  const { country, account } = booking.holder;
  const bookedAtSeconds = await lockForPosting(trx, country, booking.nowSeconds);
  const items = JSON.stringify(
    pending.map(({ row, orderId, result, differenceMinor }) => ({
      posting: nameRemittance(orderId ?? '', row.amountMinor),
      order_id: orderId,
      number: row.number,
      amount: row.amountMinor,
      result,
      difference: differenceMinor,
    })),
  );
  const listed = sql`jsonb_to_recordset(${items}::jsonb) as item (posting text, order_id text, number integer,
    amount bigint, result text, difference bigint)`;
  await sql`insert into cash_remittance_rows (posting, remittance_id, row_number, order_id, result, amount_minor,
      difference_minor)
    select posting, ${booking.remittanceId}::bigint, number, order_id, result, amount, difference from ${listed}`.execute(
    trx,
  );
  await sql`insert into cash_entries (posting, account, country, currency, amount_minor, kind, subject, order_id,
      occurred_at, booked_at, actor, reason)
    select posting, entry.account, ${country}, ${countryConfig(country).isoCurrency}, entry.amount, 'remittance',
      ${account}, order_id, ${booking.nowSeconds}::bigint, ${bookedAtSeconds}::bigint, ${booking.actor},
      ${`${booking.file.name}, row `} || number
    from ${listed} cross join lateral (values ('operator', item.amount), (${account}, -item.amount))
      as entry (account, amount)`.execute(trx);
}

/** What was booked in all; the rows name the remittance. */
const recordRemittance = (
  trx: Db,
  { holder: { country, account }, file, remittanceId, author, nowSeconds }: Booking,
  pending: readonly AssessedRow[],
): Promise<void> =>
  recordAction(
    trx,
    author,
    {
      action: 'cash.remit',
      country,
      subjects: [account, `remittance:${remittanceId}`],
      after: {
        amount_minor: pending.reduce((sum, { row }) => sum + row.amountMinor, 0),
        rows: pending.length,
      },
      why: file.name,
    },
    nowSeconds,
  );
