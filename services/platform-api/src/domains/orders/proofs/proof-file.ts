import type { Proof } from '@courier/api-client/contract';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../platform/calls/refusal';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { isSimulated } from '../../../settings/fleet-choice';

/** Prevents a photo from running as a page, even when it is opened by its URL. */
const IMAGE_POLICY = "default-src 'none'; sandbox";

/**
 * The newest photo of a kind from the fleet; simulator orders have a drawn one.
 * @throws Refusal 404 without one
 */
export async function sendProof(
  { config, demonstration }: Pick<Deps, 'config' | 'demonstration'>,
  db: Db,
  reply: FastifyReply,
  orderId: string,
  proof: Proof,
): Promise<Buffer> {
  void reply.header('content-security-policy', IMAGE_POLICY);
  const photo = await db
    .selectFrom('proof_images')
    .select(['content_type', 'content'])
    .where('order_id', '=', orderId)
    .where('kind', '=', proof.kind)
    .where('deleted_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (photo?.content) {
    void reply.type(photo.content_type);
    return Buffer.from(photo.content);
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
