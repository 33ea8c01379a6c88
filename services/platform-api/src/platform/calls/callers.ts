import type { CountryCode } from '@courier/config';
import { isSessionAccess, type Call } from '@courier/api-client/contract';
import type { FleetScope } from '@courier/api-client/fleet';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import type { Keyring } from '../keys/keyring';
import { isWithinMailedOrder } from './mailed-order-session';
import { notAllowed, notSignedIn } from '../requests/refusal';
import { sessionAccount, type Session } from '../requests/session';

/** A key of the fleet API: one fleet of one country. */
export interface FleetKey {
  keyId: string;
  country: CountryCode;
  fleetId: string;
  scopes: readonly FleetScope[];
}

/** The session of a rider's phone. */
export interface RiderSession {
  tokenHash: string;
  riderId: string;
  /** The id that riders and operators see. */
  externalId: string;
  country: CountryCode;
  fleetId: string;
  name: string;
  phoneNumber: string;
  vehicle: string | null;
}

export type Caller = Session | FleetKey | RiderSession;

/** Who an `Authorization` value of a country belongs to; null without a valid one. */
type FindCaller<C extends Caller> = (
  deps: { db: Db; keys: Keyring; clock: Clock },
  authorization: string | undefined,
  country: CountryCode,
) => Promise<C | null>;

/** Port of accounts and fleets. */
export interface Callers {
  findSession: FindCaller<Session>;
  findFleetKey: FindCaller<FleetKey>;
  findRiderSession: FindCaller<RiderSession>;
  /** Whether the order was handed over to the caller. */
  ownsDelivery(db: Db, caller: FleetKey | RiderSession, orderId: string): Promise<boolean>;
}

/** How a kind of access identifies its caller; null for operators’ calls, which have none. */
export function chooseFinder(callers: Callers, { access }: Pick<Call, 'access'>): FindCaller<Caller> | null {
  if (access === 'operator') return null;
  if (access === 'rider') return callers.findRiderSession;
  return access === 'public' || isSessionAccess(access) ? callers.findSession : callers.findFleetKey;
}

export const isSession = (caller: Caller): caller is Session => 'kind' in caller;

/** Whose calls are counted together. */
export function callerAccount(caller: Caller): string {
  if (isSession(caller)) return sessionAccount(caller);
  return 'keyId' in caller ? caller.keyId : caller.tokenHash;
}

/** @throws Refusal 401 without a caller, 403 for one that may not make the call */
export function refuseCaller(call: Call, caller: Caller | null): void {
  const { access } = call;
  if (access === 'public' || access === 'operator') return;
  if (!caller) throw notSignedIn();
  if (!mayCall(call, caller)) throw notAllowed();
}

function mayCall(call: Call, caller: Caller): boolean {
  const { access } = call;
  if (isSession(caller))
    return isSessionAccess(access) && access.includes(caller.kind) && isWithinMailedOrder(caller, call);
  if ('keyId' in caller)
    return typeof access === 'object' && 'fleetKey' in access && caller.scopes.includes(access.fleetKey);
  return access === 'rider';
}
