import type { Proof } from '@courier/api-client/contract';
import { sql } from 'kysely';
import { Refusal } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import { usePhoto, type PhotoPlace, type PhotoWrite } from './stored-photos';

/** Of each kind; a rider may repeat a photo, but older ones show nothing that counts. */
const MOST_VERSIONS = 10;
/** Of all kinds and versions of an order. */
const MOST_BYTES = 40_000_000;

type Kind = Proof['kind'];

export interface ProofVersion {
  kind: Kind;
  version: number;
  bytes: number;
}

/** The stored photos of an order, the newest of each kind first; the order is locked until the transaction ends. */
export async function listProofVersions(trx: Db, orderId: string): Promise<ProofVersion[]> {
  await trx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
  const { rows } = await sql<ProofVersion>`
    select kind, version::integer as version, coalesce(octet_length(content), bytes, 0) as bytes from proof_images
    where order_id = ${orderId} order by kind, version desc
  `.execute(trx);
  return rows;
}

const findKind = (stored: readonly ProofVersion[], kind: Kind) => stored.filter((each) => each.kind === kind);

export const nextVersion = (stored: readonly ProofVersion[], kind: Kind): number =>
  (findKind(stored, kind)[0]?.version ?? 0) + 1;

/** Versions that one more photo replaces. */
export const outdatedVersions = (stored: readonly ProofVersion[], kind: Kind): number[] =>
  findKind(stored, kind)
    .slice(MOST_VERSIONS - 1)
    .map(({ version }) => version);

/** @throws Refusal 413 when the order would have too many bytes of photos */
export function assertProofsFit(stored: readonly ProofVersion[], kind: Kind, bytes: number): void {
  const outdated = outdatedVersions(stored, kind);
  const kept = stored.filter((each) => each.kind !== kind || !outdated.includes(each.version));
  const total = kept.reduce((sum, each) => sum + each.bytes, bytes);
  if (total > MOST_BYTES)
    throw new Refusal(413, 'The photos of this delivery have more than 40 MB.', 'too-many-proofs');
}

/** Inserts a photo that was written before, as the newest version of its kind. */
export async function insertVersion(
  trx: Db,
  { orderId, kind, photo: { contentType }, nowSeconds }: PhotoWrite,
  version: number,
  place: PhotoPlace,
): Promise<void> {
  await usePhoto(trx, place);
  await trx
    .insertInto('proof_images')
    .values({ order_id: orderId, kind, version, content_type: contentType, created_at: nowSeconds, ...place })
    .execute();
}

export async function deleteVersions(
  trx: Db,
  orderId: string,
  kind: Kind,
  versions: readonly number[],
): Promise<void> {
  if (versions.length === 0) return;
  await trx
    .deleteFrom('proof_images')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('version', 'in', versions)
    .execute();
}

/** The entries of an order without the oldest of a kind, whose photos are deleted. */
export function withoutOldest(proofs: readonly Proof[], kind: Kind, count: number): Proof[] {
  let left = count;
  return proofs.filter((proof) => {
    if (proof.kind !== kind || left === 0) return true;
    left -= 1;
    return false;
  });
}
