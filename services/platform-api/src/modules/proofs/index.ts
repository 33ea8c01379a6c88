import { contract, type Proof } from '@courier/api-client/contract';
import { countryConfig } from '@courier/config';
import { localDate, localTime } from '@courier/config/time';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../contract-mount/mount';
import { notFound } from '../../contract-mount/refusal';
import type { Deps } from '../../deps';
import { proofPicture } from './proof-picture';

export function registerProofs(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.exports.proof, async ({ params, country, db, reply }) => {
    const order = await db
      .selectFrom('orders')
      .select('proofs')
      .where('order_id', '=', params.orderId)
      .executeTakeFirst();
    const proof = order?.proofs.findLast(({ kind }) => kind === params.kind);
    if (!proof) throw notFound();
    void reply.type('image/png');
    return pictureOf(params.orderId, proof, country);
  });
}

/** The picture of a proof, with the time it was taken at by the clocks of the country. */
export function pictureOf(orderId: string, { kind, created_at: at }: Proof, country: string): Buffer {
  const { timezone } = countryConfig(country);
  return proofPicture(orderId, kind, `${localDate(at, timezone)} ${localTime(at, timezone)}`);
}
