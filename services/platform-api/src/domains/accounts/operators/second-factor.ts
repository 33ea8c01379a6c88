import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps as PlatformDeps } from '../../../platform/deps';
import { digest, seal, unseal } from '../../../platform/security/sealed-answer';

type KeyDeps = Pick<PlatformDeps, 'keys'>;

const ISSUER = 'Courier operators';
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Periods before and after the present one, for a clock that is wrong. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const sealingKey = ({ keys }: KeyDeps): string => `operators ${keys.signatureSecret.toString('base64url')}`;

export const sealTotp = (deps: KeyDeps, secret: string): string => seal(sealingKey(deps), secret);

export const unsealTotp = (deps: KeyDeps, sealed: string): string => unseal(sealingKey(deps), sealed);

const createTotp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

/** What an authenticator app reads. */
export const writeTotpUri = (secret: string, email: string): string => createTotp(secret, email).toString();

/** The period that a code belongs to; null for a wrong code. */
export function findTotpStep(secret: string, code: string, nowSeconds: number): number | null {
  const token = code.replaceAll(/\s/g, '');
  const delta = createTotp(secret, '').validate({ token, timestamp: nowSeconds * 1000, window: WINDOW });
  return delta === null ? null : Math.floor(nowSeconds / PERIOD_SECONDS) + delta;
}

/** Uses the code of a period. @returns false when a code of it, or of a later one, was used */
export async function useTotpStep(db: Db, operatorId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('operators')
    .set({ totp_step: step })
    .where('operator_id', '=', operatorId)
    .where(({ eb, or }) => or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Such as `K7QW-2MZP-X4TA-9BRC`. */
const newRecoveryCode = (): string =>
  (
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.match(/.{4}/g) ?? []
  ).join('-');

/** As typed: spaces, hyphens and small letters do not count. */
const hashRecoveryCode = (code: string): string => digest(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));

/** Replaces the recovery codes. @returns the codes, which are stored nowhere */
export const renewRecoveryCodes = (db: Db, operatorId: string): Promise<string[]> =>
  inTransaction(db, async (trx) => {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await trx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
    await trx
      .insertInto('operator_recovery_codes')
      .values(codes.map((code) => ({ operator_id: operatorId, code_hash: hashRecoveryCode(code) })))
      .execute();
    return codes;
  });

/** @returns whether it was a recovery code that no one had used */
export async function useRecoveryCode(db: Db, operatorId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_recovery_codes')
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
