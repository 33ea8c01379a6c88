import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps as PlatformDeps } from '../../../platform/deps';
import { badInput, Refusal } from '../../../platform/requests/refusal';
import { digest } from '../../../platform/security/sealed-answer';
import { isProduction } from '../../../settings/config';
import { hashPassword } from '../identity/passwords';
import { checkNewPassword } from '../passwords/password-check';
import { beginOperatorSession } from './operator-sessions';
import { findTotpStep, renewRecoveryCodes, unsealTotp, writeTotpUri } from './second-factor';

type InvitationDeps = Pick<PlatformDeps, 'clock' | 'config' | 'db' | 'keys'>;

/** What the page of the link shows. It changes nothing. @throws Refusal 401 for an ended invitation */
export async function readInvitation(deps: InvitationDeps, invitation: string) {
  const row = await findInvitation(deps.db, invitation, deps.clock.nowSeconds());
  const secret = unsealTotp(deps, row.totp_sealed);
  return {
    email_address: row.email,
    name: row.name,
    code_required: isProduction(deps.config),
    secret,
    secret_uri: writeTotpUri(secret, row.email),
  };
}

/**
 * Sets the password and, with a code, the authenticator app of an account. Its earlier sessions end.
 * @throws Refusal 401 for an ended invitation, 400 for a weak password, and for a wrong code or none in production
 */
export async function acceptInvitation(
  deps: InvitationDeps,
  { invitation, password, code }: { invitation: string; password: string; code: string | undefined },
) {
  checkNewPassword(password);
  const passwordHash = await hashPassword(password);
  return inTransaction(deps.db, async (trx) => {
    const nowSeconds = deps.clock.nowSeconds();
    const row = await findInvitation(trx, invitation, nowSeconds);
    const { operator_id: operatorId, totp_sealed: sealed } = row;
    const step = code === undefined ? null : findTotpStep(unsealTotp(deps, sealed), code, nowSeconds);
    if (step === null && (code !== undefined || isProduction(deps.config)))
      throw badInput('The code of the authenticator app is wrong.', 'error.invalid-input', 'code');
    await trx
      .updateTable('operators')
      .set({ password_hash: passwordHash, totp_sealed: step === null ? null : sealed, totp_step: step })
      .where('operator_id', '=', operatorId)
      .execute();
    await trx.deleteFrom('operator_invitations').where('operator_id', '=', operatorId).execute();
    await trx.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute();
    await trx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
    return {
      session: await beginOperatorSession(trx, operatorId, nowSeconds),
      recovery_codes: step === null ? [] : await renewRecoveryCodes(trx, operatorId),
    };
  });
}

async function findInvitation(db: Db, invitation: string, nowSeconds: number) {
  let query = db
    .selectFrom('operator_invitations')
    .innerJoin('operators', 'operators.operator_id', 'operator_invitations.operator_id')
    .select(['operator_invitations.operator_id', 'operator_invitations.totp_sealed', 'email', 'name'])
    .where('invitation_hash', '=', digest(invitation))
    .where('expires_at', '>', nowSeconds)
    .where('blocked_at', 'is', null);
  // Of two that accept at once the second one finds no invitation.
  if (db.isTransaction) query = query.forUpdate();
  const row = await query.executeTakeFirst();
  if (!row)
    throw new Refusal(401, 'The invitation has ended. Ask an admin for a new one.', 'error.unauthorized');
  return row;
}
