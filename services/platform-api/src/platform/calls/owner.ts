import type { Call, OwnedKind } from '@courier/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database';
import type { Calls } from './calls';
import { isOperator, isSession, type Caller } from './callers';
import { assertOrder, assertRider, assertVendor } from './ownership';
import { assertJob } from './owned-job';
import { notOwned } from '../requests/refusal';
import type { Session } from '../requests/session';
import { valueAt } from '../requests/value-at';

type Check = (db: Db, session: Session, id: string) => Promise<void>;
const CHECKS: Readonly<Record<Exclude<OwnedKind, 'delivery'>, Check>> = {
  vendor: assertVendor,
  order: assertOrder,
  rider: assertRider,
  job: assertJob,
};

type Parts = Pick<FastifyRequest, 'params' | 'query' | 'body'>;

/**
 * Checks that the caller owns the resource in the contract's `owner`, e.g. `{vendor: 'params.vendorId'}`.
 * @throws Refusal 404 when it does not; Error when the field is missing or the owner is not a caller of this kind, so
 * that no call runs unchecked
 */
export async function assertOwner(
  { db, callers }: Pick<Calls, 'db' | 'callers'>,
  caller: Caller,
  owner: NonNullable<Call['owner']>,
  request: Parts,
): Promise<void> {
  for (const [kind, place] of Object.entries(owner) as [OwnedKind, string][]) {
    const id = valueAt(request, place);
    if (id === undefined) throw new Error(`The request names no ${kind} at ${place}.`);
    if ((kind === 'delivery') === isSession(caller)) throw new Error(`The caller cannot own a ${kind}.`);
    if (isOperator(caller)) throw new Error(`An operator owns no ${kind}.`);
    if (isSession(caller)) await CHECKS[kind as keyof typeof CHECKS](db, caller, id);
    else if (!(await callers.ownsDelivery(db, caller, id))) throw notOwned();
  }
}
