import type { Call, OwnedKind } from '@courier/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database';
import { proveOrder, proveRider, proveVendor } from './ownership';
import { proveJob } from './prove-job';
import type { Session } from './session';
import { valueAt } from './value-at';

type Proof = (db: Db, session: Session, id: string) => Promise<void>;
const PROOFS: Readonly<Record<OwnedKind, Proof>> = {
  vendor: proveVendor,
  order: proveOrder,
  rider: proveRider,
  job: proveJob,
};

type Parts = Pick<FastifyRequest, 'params' | 'query' | 'body'>;

/**
 * Checks that the session owns the resource in the contract's `owner`, e.g. `{vendor: 'params.vendorId'}`.
 * @throws Refusal 404 when it does not; Error when the field is missing, so that no call runs unchecked
 */
export async function proveOwner(
  db: Db,
  session: Session,
  owner: NonNullable<Call['owner']>,
  request: Parts,
): Promise<void> {
  for (const [kind, place] of Object.entries(owner)) {
    const id = valueAt(request, place);
    if (id === undefined) throw new Error(`Nothing says at ${place} which ${kind} is meant.`);
    await PROOFS[kind as OwnedKind](db, session, id);
  }
}
