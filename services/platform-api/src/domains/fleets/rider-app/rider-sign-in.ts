import type { CountryCode } from '@courier/config';
import type { riderAppContract } from '@courier/api-client/rider-app';
import type * as z from 'zod';
import { Refusal } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import { digest } from '../../../platform/security/sealed-answer';
import { hashPassword, passwordMatches } from '../../accounts';
import { selectRiders } from './rider-accounts';
import { beginRiderSession } from './rider-sessions';

const PIN_TRIES = 5;

type Request = z.output<typeof riderAppContract.signIn.body>;
export type SignInAnswer = z.output<typeof riderAppContract.signIn.answer>;

const REFUSALS = {
  'rider-invitation-ended': [401, 'The invitation has ended or belongs to another phone.'],
  'rider-phone-unknown': [401, 'This phone belongs to no rider.'],
  'rider-pin-wrong': [401, 'The PIN is wrong.'],
  'rider-blocked': [403, 'The rider is blocked.'],
  'rider-pin-locked': [423, 'The PIN is locked after five wrong tries.'],
} as const;
type SignInProblem = keyof typeof REFUSALS;

/**
 * Binds a phone by an invitation, or signs it in with the PIN.
 * @throws Refusal 401 for what does not match, 403 for a blocked rider, 423 after five wrong PINs
 */
export async function signInRider(
  db: Db,
  country: CountryCode,
  request: Request,
  nowSeconds: number,
): Promise<SignInAnswer> {
  // A wrong PIN is counted, so the refusal follows the commit.
  const outcome = await inTransaction(db, (trx) => tryRequest(trx, country, request, nowSeconds));
  if (typeof outcome !== 'string') return outcome;
  const [status, message] = REFUSALS[outcome];
  throw new Refusal(status, message, outcome);
}

async function tryRequest(
  trx: Db,
  country: CountryCode,
  { device, invitation, pin }: Request,
  nowSeconds: number,
): Promise<SignInAnswer | SignInProblem> {
  const deviceHash = digest(device);
  if (invitation !== undefined) {
    const outcome = await claimInvitation(trx, country, { device: deviceHash, invitation, pin }, nowSeconds);
    if (outcome !== 'used') return outcome;
  }
  const account = await lockAccount(trx, country, deviceHash);
  if (!account) return invitation === undefined ? 'rider-phone-unknown' : 'rider-invitation-ended';
  if (account.blocked_at !== null) return 'rider-blocked';
  if (account.wrong_pins >= PIN_TRIES) return 'rider-pin-locked';
  const rider = { rider_id: account.externalId, name: account.name };
  if (pin === undefined) return { rider, pin_required: 'known', session: null };
  const isRight = await passwordMatches(account.pin_hash ?? undefined, pin);
  const wrong_pins = isRight ? 0 : account.wrong_pins + 1;
  await trx
    .updateTable('rider_accounts')
    .set({ wrong_pins })
    .where('rider_id', '=', account.riderId)
    .execute();
  if (!isRight) return wrong_pins >= PIN_TRIES ? 'rider-pin-locked' : 'rider-pin-wrong';
  const session = await beginRiderSession(trx, account.riderId, nowSeconds);
  return { rider, pin_required: null, session };
}

/** The account a phone is bound to; locked, so that parallel guesses are all counted. */
async function lockAccount(trx: Db, country: CountryCode, deviceHash: string) {
  const locked = await trx
    .selectFrom('rider_accounts')
    .selectAll()
    .where('device_hash', '=', deviceHash)
    .where('country', '=', country)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  const named = await selectRiders(trx)
    .where('rider_accounts.rider_id', '=', locked.rider_id)
    .executeTakeFirstOrThrow();
  return { ...locked, ...named };
}

/** @returns `used` when this phone has already used the invitation, so that the PIN decides */
async function claimInvitation(
  trx: Db,
  country: CountryCode,
  { device, invitation, pin }: { device: string; invitation: string; pin: string | undefined },
  nowSeconds: number,
): Promise<SignInAnswer | SignInProblem | 'used'> {
  const row = await trx
    .selectFrom('rider_invitations')
    .selectAll()
    .where('invitation_hash', '=', digest(invitation))
    .forUpdate()
    .executeTakeFirst();
  if (!row || (row.device_hash !== null && row.device_hash !== device)) return 'rider-invitation-ended';
  if (row.used_at !== null) return 'used';
  if (row.expires_at <= nowSeconds) return 'rider-invitation-ended';
  const rider = await selectRiders(trx)
    .where('rider_accounts.rider_id', '=', row.rider_id)
    .where('rider_accounts.country', '=', country)
    .executeTakeFirst();
  if (!rider) return 'rider-invitation-ended';
  const named = { rider_id: rider.externalId, name: rider.name };
  const invitations = trx.updateTable('rider_invitations').where('invitation_hash', '=', row.invitation_hash);
  if (pin === undefined) {
    await invitations.set({ device_hash: device }).execute();
    return { rider: named, pin_required: 'new', session: null };
  }
  await invitations.set({ device_hash: device, used_at: nowSeconds }).execute();
  // A phone has one rider.
  await trx
    .updateTable('rider_accounts')
    .set({ device_hash: null })
    .where('device_hash', '=', device)
    .execute();
  await trx
    .updateTable('rider_accounts')
    .set({ device_hash: device, pin_hash: await hashPassword(pin), wrong_pins: 0 })
    .where('rider_id', '=', row.rider_id)
    .execute();
  return {
    rider: named,
    pin_required: null,
    session: await beginRiderSession(trx, row.rider_id, nowSeconds),
  };
}
