import type { Proof } from '@courier/api-client/contract';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/requests/refusal';
import type { Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import { isSimulated } from '../../../settings/fleets/fleet-choice';
import { readPhoto, storeUnavailable } from './stored-photos';

/** Prevents a photo from running as a page, even when it is opened by its URL. */
const IMAGE_POLICY = "default-src 'none'; sandbox";

/**
 * The newest photo of a kind from the fleet; simulator orders have a drawn one.
 * @throws Refusal 404 without one, 503 while its store cannot be used
 */
export async function sendProof(
  { config, demonstration, photoStores }: Pick<Deps, 'config' | 'demonstration' | 'photoStores'>,
  db: Db,
  reply: FastifyReply,
  orderId: string,
  proof: Proof,
): Promise<Buffer> {
  void reply.header('content-security-policy', IMAGE_POLICY);
  const photo = await db
    .selectFrom('proof_images')
    .select(['content_type', 'content', 'sha256', 'store', 'object_key'])
    .where('order_id', '=', orderId)
    .where('kind', '=', proof.kind)
    .where('deleted_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (photo) {
    const content = await readPhoto({ photoStores }, photo).catch((error: unknown) => {
      throw storeUnavailable(error);
    });
    if (!content) {
      reply.log.error({ orderId, kind: proof.kind, store: photo.store }, 'photo is missing or changed');
      throw notFound();
    }
    void reply.type(photo.content_type);
    return content;
  }
  const order = await db
    .selectFrom('orders')
    .select(['country', 'fleet_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!order || !demonstration || !(order.fleet_id === null || isSimulated(config.fleets, order)))
    throw notFound();
  void reply.type('image/png');
  return demonstration.drawProof(orderId, proof, order.country);
}
