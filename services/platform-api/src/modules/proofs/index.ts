import { contract } from '@courier/api-client/contract';
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
    const { timezone } = countryConfig(country);
    const stamp = `${localDate(proof.created_at, timezone)} ${localTime(proof.created_at, timezone)}`;
    void reply.type('image/png');
    return proofPicture(params.orderId, params.kind, stamp);
  });
}
