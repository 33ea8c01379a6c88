import { inTransaction } from '../../../platform/db/database';
import type { Deps as PlatformDeps } from '../../../platform/deps';
import { isRefusedDemo } from '../../../platform/environment/refused-demo';
import { Refusal } from '../../../platform/requests/refusal';
import { isProduction } from '../../../settings/config';
import { demoRefused, notAuthorized } from '../identity/identity-refusals';
import { limitAttempts } from '../identity/limit-attempts';
import { passwordMatches } from '../identity/passwords';
import { findOperatorByEmail, type OperatorRow } from './operator-rows';
import { beginOperatorSession } from './operator-sessions';
import { findTotpStep, unsealTotp, useRecoveryCode, useTotpStep } from './second-factor';

type SignInDeps = Pick<PlatformDeps, 'clock' | 'config' | 'db' | 'keys'>;

interface SignInAnswer {
  /** Without a session the code is missing. */
  code_required: boolean;
  session: { token: string; expires_at: number } | null;
}

/**
 * Signs in with the password, then with a code of the authenticator app or a recovery code.
 * @throws Refusal 401 for what does not match, 403 for a blocked account and in production without an authenticator app,
 * 429 after ten failures in five minutes
 */
export async function signInOperator(
  deps: SignInDeps,
  { email, password, code }: { email: string; password: string; code: string | undefined },
): Promise<SignInAnswer> {
  const { db, clock } = deps;
  const account = { country: 'operators', email: email.trim().toLowerCase() } as const;
  const attempts = limitAttempts(deps, account);
  const refuseAttempt = async (): Promise<never> => {
    await attempts.recordFailure();
    throw notAuthorized();
  };
  await attempts.refuseBlocked();
  const row = await findOperatorByEmail(db, account.email);
  const matches = await passwordMatches(row?.password_hash ?? undefined, password);
  await attempts.refuseBlocked();
  if (!row || !matches) return refuseAttempt();
  refuseAccount(deps, row);
  if (row.totp_sealed !== null) {
    if (code === undefined) return { code_required: true, session: null };
    if (!(await useCode(deps, row, row.totp_sealed, code))) return refuseAttempt();
  }
  await attempts.deleteFailures();
  const session = await inTransaction(db, (trx) =>
    beginOperatorSession(trx, row.operator_id, clock.nowSeconds()),
  );
  return { code_required: false, session };
}

/** After the password, so that only its owner learns the state of an account. */
function refuseAccount({ config }: Pick<SignInDeps, 'config'>, row: OperatorRow): void {
  if (isRefusedDemo(config, row)) throw demoRefused();
  if (row.blocked_at !== null)
    throw new Refusal(403, 'Your account is blocked. Ask an admin.', 'error.forbidden');
  if (row.totp_sealed === null && isProduction(config))
    throw new Refusal(
      403,
      'Your account has no authenticator app. Ask an admin for a new invitation.',
      'error.forbidden',
    );
}

async function useCode(
  deps: SignInDeps,
  { operator_id: operatorId }: OperatorRow,
  sealed: string,
  code: string,
): Promise<boolean> {
  const step = findTotpStep(unsealTotp(deps, sealed), code, deps.clock.nowSeconds());
  return step === null ? useRecoveryCode(deps.db, operatorId, code) : useTotpStep(deps.db, operatorId, step);
}
