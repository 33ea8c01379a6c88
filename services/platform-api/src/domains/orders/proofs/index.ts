import { contract } from '@courier/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../../platform/calls/mount';
import { notFound } from '../../../platform/requests/refusal';
import type { Deps } from './deps';
import { sendProof } from './proof-file';

export function registerProofs(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, contract.exports.proof, async ({ params, db, reply }) => {
    const order = await db
      .selectFrom('orders')
      .select('proofs')
      .where('order_id', '=', params.orderId)
      .executeTakeFirst();
    const proof = order?.proofs.findLast(({ kind }) => kind === params.kind);
    if (!proof) throw notFound();
    return sendProof(deps, db, reply, params.orderId, proof);
  });
}
