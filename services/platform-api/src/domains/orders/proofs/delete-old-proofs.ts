import { sql } from 'kysely';
import { inTransaction, type Db } from '../../../platform/db/database';

/** Photos have up to 8 MB. */
const PORTION = 100;

/**
 * Deletes photos and signatures of before `before` (unix seconds). Their hashes stay for evidence that was signed
 * earlier, and the orders no longer offer the photos. Those in a store are queued for their removal.
 */
export async function deleteOldProofs(
  db: Db,
  { before, now }: { before: number; now: number },
  stopping: AbortSignal,
): Promise<void> {
  for (let deleted = PORTION; deleted === PORTION && !stopping.aborted;)
    deleted = await inTransaction(db, (trx) => deletePhotos(trx, before, now));
  for (let deleted = PORTION; deleted === PORTION && !stopping.aborted;)
    deleted = await deleteSignatures(db, before, now);
}

async function deletePhotos(trx: Db, before: number, now: number): Promise<number> {
  const { rows } = await sql<{ order_id: string }>`
    update proof_images set sha256 = coalesce(sha256, encode(sha256(content), 'hex')), content = null, store = null,
      object_key = null, bytes = null, deleted_at = ${now}
    where ctid = any (array(
      select ctid from proof_images where deleted_at is null and created_at < ${before}
      limit ${sql.lit(PORTION)} for update skip locked))
    returning order_id`.execute(trx);
  const orderIds = [...new Set(rows.map(({ order_id }) => order_id))];
  await sql`
    update orders set proofs = coalesce((
      select jsonb_agg(proof order by place) from jsonb_array_elements(orders.proofs)
        with ordinality as entry (proof, place)
      where not exists (select 1 from proof_images as image where image.order_id = orders.order_id
        and image.deleted_at is not null and image.kind = proof ->> 'kind'
        and image.created_at = (proof ->> 'created_at')::bigint)), '[]'::jsonb)
    where order_id = any (${orderIds})`.execute(trx);
  return rows.length;
}

async function deleteSignatures(db: Db, before: number, now: number): Promise<number> {
  const { rows } = await sql`
    update delivery_signatures set sha256 = encode(sha256(convert_to(signature, 'UTF8')), 'hex'),
      signature = null, deleted_at = ${now}
    where ctid = any (array(
      select ctid from delivery_signatures where deleted_at is null and created_at < ${before}
      limit ${sql.lit(PORTION)} for update skip locked))
    returning 1`.execute(db);
  return rows.length;
}

interface DeletedProof {
  kind: 'pickup' | 'delivery' | 'return' | 'signature';
  created_at: number;
  deleted_at: number;
  sha256: string;
}

/** Oldest first. */
export async function listDeletedProofs(db: Db, orderId: string): Promise<DeletedProof[]> {
  const { rows } = await sql<DeletedProof>`
    select kind, created_at::float8 as created_at, deleted_at::float8 as deleted_at, sha256 from proof_images
    where order_id = ${orderId} and deleted_at is not null
    union all
    select 'signature', created_at::float8, deleted_at::float8, sha256 from delivery_signatures
    where order_id = ${orderId} and deleted_at is not null
    order by created_at, kind`.execute(db);
  return rows;
}
