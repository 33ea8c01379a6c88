import type { Call, OwnedKind } from '@courier/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database';
import { proveOrder, proveRider, proveVendor } from './ownership';
import { proveJob } from './prove-job';
import type { Session } from './session';

type Proof = (db: Db, session: Session, id: string) => Promise<void>;
const PROOFS: Readonly<Record<OwnedKind, Proof>> = {
  vendor: proveVendor,
  order: proveOrder,
  rider: proveRider,
  job: proveJob,
};

type Parts = Pick<FastifyRequest, 'params' | 'query' | 'body'>;

/**
 * Proves that the session owns what the contract's `owner` names, e.g. `{vendor: 'params.vendorId'}`.
 * @throws Refusal 404 when it does not, Error when nothing stands there: a call without its proof is never served
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

function valueAt({ params, query, body }: Parts, place: string): string | undefined {
  const [part = '', ...path] = place.split('.');
  let value: unknown = { params, query, body }[part];
  for (const step of path) value = (value as Record<string, unknown> | null | undefined)?.[step];
  return typeof value === 'string' ? value : undefined;
}
