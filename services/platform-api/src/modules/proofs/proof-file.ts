import type { Proof } from '@courier/api-client/contract';
import { countryConfig } from '@courier/config';
import { localDate, localTime } from '@courier/config/time';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../contract-mount/refusal';
import { isProduction, type ServerConfig } from '../../config';
import type { Db } from '../../db/database';
import { isSimulated } from '../fleets/fleet-choice';
import { proofPicture } from './proof-picture';

/** Prevents a photo from running as a page, even when it is opened by its URL. */
const IMAGE_POLICY = "default-src 'none'; sandbox";

/**
 * The newest photo of a kind from the fleet; simulator orders have a drawn one.
 * @throws Refusal 404 without one
 */
export async function sendProof(
  { config, db }: { config: Pick<ServerConfig, 'environment' | 'fleets'>; db: Db },
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
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (photo) {
    void reply.type(photo.content_type);
    return Buffer.from(photo.content);
  }
  const order = await db
    .selectFrom('orders')
    .select(['country', 'fleet_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!order || isProduction(config) || !(order.fleet_id === null || isSimulated(config.fleets, order)))
    throw notFound();
  void reply.type('image/png');
  return drawProof(orderId, proof, order.country);
}

/** Draws the time in the country's timezone. */
function drawProof(orderId: string, { kind, created_at: at }: Proof, country: string): Buffer {
  const { timezone } = countryConfig(country);
  return proofPicture(orderId, kind, `${localDate(at, timezone)} ${localTime(at, timezone)}`);
}
