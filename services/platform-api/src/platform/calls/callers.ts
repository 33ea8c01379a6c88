import type { CountryCode } from '@courier/config';
import { isOperatorAccess, isSessionAccess, type Call } from '@courier/api-client/contract';
import { listCapabilities, rolesWith, type OperatorRole } from '@courier/api-client/operator';
import type { FleetScope } from '@courier/api-client/fleet';
import type { Clock } from '../clock';
import type { Db } from '../db/database';
import type { Keyring } from '../keys/keyring';
import { isWithinMailedOrder } from './mailed-order-session';
import { notAllowed, notSignedIn, Refusal } from '../requests/refusal';
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

/** The session of an operator, for a call of one country. */
export interface OperatorSession {
  tokenHash: string;
  operatorId: string;
  email: string;
  name: string;
  roles: readonly OperatorRole[];
  /** Null for all. */
  countries: readonly CountryCode[] | null;
  /** Of the call. */
  country: CountryCode;
  expiresAt: number;
}

export type Caller = Session | FleetKey | RiderSession | OperatorSession;

/** Who an `Authorization` value of a country belongs to; null without a valid one. */
type FindCaller<C extends Caller> = (
  deps: { db: Db; keys: Keyring; clock: Clock },
  authorization: string | undefined,
  country: CountryCode,
) => Promise<C | null>;

/** Port of accounts and fleets. */
export interface Callers {
  findOperatorSession: FindCaller<OperatorSession>;
  findSession: FindCaller<Session>;
  findFleetKey: FindCaller<FleetKey>;
  findRiderSession: FindCaller<RiderSession>;
  /** Whether the order was handed over to the caller. */
  ownsDelivery(db: Db, caller: FleetKey | RiderSession, orderId: string): Promise<boolean>;
}

/** How a kind of access identifies its caller; null for operators’ calls, which have none. */
export function chooseFinder(
  callers: Callers,
  { access, base }: Pick<Call, 'access' | 'base'>,
): FindCaller<Caller> | null {
  if (access === 'operator') return null;
  if (access === 'rider') return callers.findRiderSession;
  if (isOperatorAccess(access)) return callers.findOperatorSession;
  // Their sign-in has no caller.
  if (base === 'operator') return null;
  return access === 'public' || isSessionAccess(access) ? callers.findSession : callers.findFleetKey;
}

export const isOperator = (caller: Caller): caller is OperatorSession => 'operatorId' in caller;

export const isSession = (caller: Caller): caller is Session => 'kind' in caller;

/** Whose calls are counted together. */
export function callerAccount(caller: Caller): string {
  if (isSession(caller)) return sessionAccount(caller);
  if (isOperator(caller)) return caller.operatorId;
  return 'keyId' in caller ? caller.keyId : caller.tokenHash;
}

/** @throws Refusal 401 without a caller, 403 for one that may not make the call */
export function refuseCaller(call: Call, caller: Caller | null): void {
  const { access } = call;
  if (access === 'public' || access === 'operator') return;
  if (!caller) throw notSignedIn();
  if (isOperator(caller)) return refuseOperator(call, caller);
  if (!mayCall(call, caller)) throw notAllowed();
}

/** @throws Refusal 403 with a sentence that says who may */
function refuseOperator({ access }: Call, { country, countries, roles }: OperatorSession): void {
  if (!isOperatorAccess(access)) throw notAllowed();
  if (countries && !countries.includes(country))
    throw new Refusal(
      403,
      `Your account is for ${countries.join(', ')}, not for ${country}.`,
      'error.forbidden',
    );
  const { operator: capability } = access;
  if (capability === null || listCapabilities(roles).includes(capability)) return;
  const able = rolesWith(capability).join(' or ');
  throw new Refusal(403, `This needs the role ${able}; yours is ${roles.join(', ')}.`, 'error.forbidden');
}

function mayCall(call: Call, caller: Exclude<Caller, OperatorSession>): boolean {
  const { access } = call;
  if (isSession(caller))
    return isSessionAccess(access) && access.includes(caller.kind) && isWithinMailedOrder(caller, call);
  if ('keyId' in caller)
    return typeof access === 'object' && 'fleetKey' in access && caller.scopes.includes(access.fleetKey);
  return access === 'rider';
}
