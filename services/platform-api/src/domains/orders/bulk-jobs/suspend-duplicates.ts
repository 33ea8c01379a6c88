import type { BulkRow, HeldReason } from '@courier/api-client/contract';
import { duplicateKey, isSamePhone } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { startOfDay } from '@courier/config/time';
import { sql } from 'kysely';
import type { BulkJobRow } from '../../../platform/db/tables/orders/bulk-tables';
import type { Db } from '../../../platform/db/database';

type Original = NonNullable<BulkRow['duplicate_of']>;

interface HeldRow {
  row_number: number;
  reason: HeldReason;
  original: Original;
}

/** Not counted as duplicates. */
const VOID_STATUSES = ['CANCELLED', 'PAYMENT_CANCELLED'] as const;

type Job = Pick<BulkJobRow, 'job_id' | 'country' | 'vendor_id' | 'shops'>;

/** Compares unconfirmed rows with earlier rows of the file and today's orders of the same shops. */
export async function suspendDuplicates(trx: Db, job: Job, nowSeconds: number): Promise<void> {
  const originals = await ordersOfToday(trx, job, nowSeconds);
  const rows = await trx
    .selectFrom('bulk_rows')
    .select([
      'row_number',
      sql<string>`payload #>> '{customer,phone_number}'`.as('phone'),
      sql<string>`payload #>> '{customer,location,address}'`.as('address'),
      sql<string>`payload #>> '{customer,name}'`.as('name'),
      sql<boolean>`coalesce((payload ->> 'duplicate_confirmed')::boolean, false)`.as('is_confirmed'),
    ])
    .where('job_id', '=', job.job_id)
    .where('status', '=', 'PREPROCESS_SUCCESS')
    .orderBy('row_number')
    .execute();
  const held: HeldRow[] = [];
  for (const { row_number, phone, address, name, is_confirmed } of rows) {
    const key = duplicateKey(phone, address);
    if (key === null) continue;
    const original = originals.get(key)?.findLast((each) => isSamePhone(each.phone, phone))?.original;
    if (!original) addOriginal(originals, key, { phone, original: { row_number, customer_name: name } });
    else if (!is_confirmed) held.push({ row_number, original, reason: heldReason(original) });
  }
  await suspendRows(trx, job.job_id, held);
}

/** Originals by their key; numbers with the same last digits may differ. */
type Originals = Map<string, { phone: string; original: Original }[]>;

const addOriginal = (originals: Originals, key: string, added: { phone: string; original: Original }) =>
  originals.set(key, [...(originals.get(key) ?? []), added]);

const heldReason = ({ order_id }: Original): HeldReason =>
  order_id === undefined ? 'bulk.duplicate-row' : 'bulk.duplicate-order';

async function ordersOfToday(
  trx: Db,
  { country, vendor_id, shops }: Job,
  nowSeconds: number,
): Promise<Originals> {
  const orders = await trx
    .selectFrom('orders')
    .select(['order_id', 'customer_phone_number', 'address', 'customer_name', 'created_at'])
    .where('vendor_id', 'in', [vendor_id, ...shops])
    .where('created_at', '>=', startOfDay(nowSeconds, countryConfig(country).timezone))
    .where('status', 'not in', VOID_STATUSES)
    .orderBy('created_at')
    .orderBy('order_id')
    .execute();
  const originals: Originals = new Map();
  for (const { order_id, customer_phone_number, address, customer_name, created_at } of orders) {
    const key = duplicateKey(customer_phone_number, address);
    const original = { order_id, customer_name, created_at };
    if (key !== null) addOriginal(originals, key, { phone: customer_phone_number, original });
  }
  return originals;
}

async function suspendRows(trx: Db, jobId: string, held: readonly HeldRow[]): Promise<void> {
  if (held.length === 0) return;
  await sql`update bulk_rows
    set status = 'PREPROCESS_FAIL', error = held.reason, payload = null,
      shown = bulk_rows.shown::jsonb || jsonb_build_object('duplicate_of', held.original)
    from jsonb_to_recordset(${JSON.stringify(held)}::text::jsonb)
      as held (row_number integer, reason text, original jsonb)
    where bulk_rows.job_id = ${jobId} and bulk_rows.row_number = held.row_number`.execute(trx);
}
