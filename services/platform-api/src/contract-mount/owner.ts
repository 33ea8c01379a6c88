import type { Call } from '@courier/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database';
import { proveOrder, proveRider, proveVendor } from './ownership';
import { proveJob } from './prove-job';
import type { Session } from './session';

type Proof = (db: Db, session: Session, id: string) => Promise<void>;
const PROOFS: Readonly<Record<string, Proof>> = {
  vendor: proveVendor,
  order: proveOrder,
  rider: proveRider,
  job: proveJob,
};

/** Proves that the session owns what the contract's `owner` names, e.g. `{vendor: 'params.vendorId'}`. */
export async function proveOwner(
  db: Db,
  session: Session,
  owner: NonNullable<Call['owner']>,
  request: FastifyRequest,
): Promise<void> {
  for (const [kind, place] of Object.entries(owner)) {
    const prove = PROOFS[kind];
    if (!prove) throw new Error(`The contract names an unknown kind of owner: ${kind}.`);
    const id = valueAt(request, place);
    if (id !== undefined) await prove(db, session, id);
  }
}

function valueAt(request: FastifyRequest, place: string): string | undefined {
  const [part = '', ...path] = place.split('.');
  let value: unknown = { params: request.params, query: request.query, body: request.body }[part];
  for (const step of path) value = (value as Record<string, unknown> | undefined)?.[step];
  return typeof value === 'string' ? value : undefined;
}
