import type { CountryCode } from '@courier/config';
import type { OperatorRole } from '@courier/api-client/operator';
import { randomBytes } from 'node:crypto';
import type { AuditAction } from '../../../platform/audit/actions';
import type { Author } from '../../../platform/audit/authors';
import { recordAction } from '../../../platform/audit/record-action';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps as PlatformDeps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/requests/refusal';
import { digest, newSecret } from '../../../platform/security/sealed-answer';
import { findOperatorByEmail, toOperator, type Operator, type OperatorRow } from './operator-rows';
import { newTotpSecret, sealTotp } from './second-factor';

const INVITATION_SECONDS = 86_400;

export interface Rights {
  roles: readonly OperatorRole[];
  /** Null for all. */
  countries: readonly CountryCode[] | null;
}

type ChangeDeps = Pick<PlatformDeps, 'clock' | 'db'>;

const toColumns = ({ roles, countries }: Rights) => ({
  roles: roles.join(','),
  countries: countries && countries.join(','),
});

/**
 * Adds an account, or lets an existing one choose a password and a phone again. Earlier invitations end; the old
 * password works until the new invitation is accepted.
 * @returns the secret of the link, which is stored nowhere
 * @throws Refusal 409 for a blocked account
 */
export const inviteOperator = (
  { db, clock, keys }: ChangeDeps & Pick<PlatformDeps, 'keys'>,
  author: Author,
  { email, name, ...rights }: Rights & { email: string; name: string },
): Promise<{ operator: Operator; secret: string }> =>
  inTransaction(db, async (trx) => {
    const nowSeconds = clock.nowSeconds();
    const existing = await findOperatorByEmail(trx, email);
    if (existing && existing.blocked_at !== null)
      throw conflict('The operator is blocked: unblock the account first.', 'error.conflict');
    const row = existing
      ? await updateRow(trx, existing.operator_id, { ...toColumns(rights), name: name || existing.name })
      : await addRow(trx, { email, name, ...rights }, nowSeconds);
    const secret = newSecret();
    await trx.deleteFrom('operator_invitations').where('operator_id', '=', row.operator_id).execute();
    await trx
      .insertInto('operator_invitations')
      .values({
        invitation_hash: digest(secret),
        operator_id: row.operator_id,
        totp_sealed: sealTotp({ keys }, newTotpSecret()),
        expires_at: nowSeconds + INVITATION_SECONDS,
      })
      .execute();
    await record(trx, author, 'operators.invite', { before: existing, after: row }, nowSeconds);
    return { operator: toOperator(row), secret };
  });

const addRow = (
  trx: Db,
  { email, name, ...rights }: Rights & { email: string; name: string },
  nowSeconds: number,
): Promise<OperatorRow> =>
  trx
    .insertInto('operators')
    .values({
      operator_id: `op-${randomBytes(6).toString('hex')}`,
      email: email.trim().toLowerCase(),
      name,
      ...toColumns(rights),
      created_at: nowSeconds,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** @throws Refusal 404 */
export const setRights = (
  { db, clock }: ChangeDeps,
  author: Author,
  operatorId: string,
  rights: Rights,
): Promise<Operator> =>
  inTransaction(db, async (trx) => {
    const before = await lockRow(trx, operatorId);
    const after = await updateRow(trx, operatorId, toColumns(rights));
    await record(trx, author, 'operators.role', { before, after }, clock.nowSeconds());
    return toOperator(after);
  });

/**
 * Ends all sessions and invitations of an operator, who gets in again after the account was unblocked.
 * @throws Refusal 404, and 409 for one who is blocked already
 */
export const blockOperator = (
  { db, clock }: ChangeDeps,
  author: Author,
  operatorId: string,
  why: string,
): Promise<Operator> =>
  inTransaction(db, async (trx) => {
    const before = await lockRow(trx, operatorId);
    if (before.blocked_at !== null) throw conflict('The operator is blocked already.', 'error.conflict');
    const nowSeconds = clock.nowSeconds();
    const after = await updateRow(trx, operatorId, { blocked_at: nowSeconds, blocked_reason: why });
    await trx.deleteFrom('operator_sessions').where('operator_id', '=', operatorId).execute();
    await trx.deleteFrom('operator_invitations').where('operator_id', '=', operatorId).execute();
    await record(trx, author, 'operators.block', { before, after, why }, nowSeconds);
    return toOperator(after);
  });

/** @throws Refusal 404, and 409 for one who is not blocked */
export const unblockOperator = (
  { db, clock }: ChangeDeps,
  author: Author,
  operatorId: string,
  why: string,
): Promise<Operator> =>
  inTransaction(db, async (trx) => {
    const before = await lockRow(trx, operatorId);
    if (before.blocked_at === null) throw conflict('The operator is not blocked.', 'error.conflict');
    const after = await updateRow(trx, operatorId, { blocked_at: null, blocked_reason: null });
    await record(trx, author, 'operators.unblock', { before, after, why }, clock.nowSeconds());
    return toOperator(after);
  });

async function lockRow(trx: Db, operatorId: string): Promise<OperatorRow> {
  const row = await trx
    .selectFrom('operators')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const updateRow = (
  trx: Db,
  operatorId: string,
  columns: Partial<Pick<OperatorRow, 'roles' | 'countries' | 'name' | 'blocked_at' | 'blocked_reason'>>,
): Promise<OperatorRow> =>
  trx
    .updateTable('operators')
    .set(columns)
    .where('operator_id', '=', operatorId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Without the mail address and the name. */
const describeRow = ({ roles, countries, blocked_at }: OperatorRow) => ({
  roles,
  countries,
  blocked: blocked_at !== null,
});

const record = (
  trx: Db,
  author: Author,
  action: AuditAction,
  { before, after, why }: { before: OperatorRow | undefined; after: OperatorRow; why?: string },
  nowSeconds: number,
): Promise<void> =>
  recordAction(
    trx,
    author,
    {
      action,
      country: null,
      subjects: [`operator:${after.operator_id}`],
      before: before ? describeRow(before) : null,
      after: describeRow(after),
      why: why ?? null,
    },
    nowSeconds,
  );
