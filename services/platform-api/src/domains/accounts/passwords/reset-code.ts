import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from './deps';
import type { AccountName } from '../identity/failed-sign-ins';
import { identityRefusal, tooManyRequests } from '../identity/identity-refusals';
import { hashPassword, passwordMatches } from '../identity/passwords';

type CodeDeps = Pick<Deps, 'db' | 'clock'>;

const CODE_SECONDS = 15 * 60;
const CODES_IN_WINDOW = 5;
const TRIES_PER_CODE = 5;

/**
 * Creates a code for an email, replacing the previous one for the same device. Unknown emails take the same
 * path and time.
 * @throws Refusal 429 after five codes in 15 minutes
 */
export async function newResetCode(
  { db, clock }: CodeDeps,
  account: AccountName,
  exists: boolean,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = await hashPassword(code);
  const now = clock.nowSeconds();
  // Also true if it began in the future, before the clock was set back.
  const windowIsOver = sql<boolean>`abs(password_resets.asked_since - ${now}) >= ${CODE_SECONDS}`;
  const stored = await db
    .insertInto('password_resets')
    .values({
      ...account,
      code_hash: exists ? hash : null,
      attempts: 0,
      used_at: null,
      asked: 1,
      asked_since: now,
      expires_at: now + CODE_SECONDS,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['country', 'email'])
        .doUpdateSet((row) => ({
          code_hash: row.ref('excluded.code_hash'),
          attempts: 0,
          used_at: null,
          asked: sql<number>`case when ${windowIsOver} then 1 else password_resets.asked + 1 end`,
          asked_since: sql<number>`case when ${windowIsOver} then excluded.asked_since else password_resets.asked_since end`,
          expires_at: row.ref('excluded.expires_at'),
        }))
        .where((row) => row.or([windowIsOver, row('password_resets.asked', '<', CODES_IN_WINDOW)])),
    )
    .returning('email')
    .executeTakeFirst();
  if (!stored) throw tooManyRequests(CODE_SECONDS);
  await db
    .deleteFrom('password_resets')
    .where('expires_at', '<', now - CODE_SECONDS)
    .execute();
  return code;
}

/**
 * Consumes a code of any device. For each device, five guesses are allowed, even if they are concurrent.
 * @throws Refusal 400 ExpiredCodeException without a valid code, InvalidParameterException for a wrong one
 */
export async function useResetCode(
  deps: CodeDeps,
  doors: readonly AccountName[],
  code: string,
): Promise<void> {
  let isWrong = false;
  for (const door of doors) {
    const outcome = await tryCode(deps, door, code);
    if (outcome === 'used') return;
    isWrong ||= outcome === 'wrong';
  }
  throw identityRefusal(isWrong ? 'InvalidParameterException' : 'ExpiredCodeException', { field: 'code' });
}

async function tryCode(
  { db, clock }: CodeDeps,
  door: AccountName,
  code: string,
): Promise<'used' | 'wrong' | 'none'> {
  const now = clock.nowSeconds();
  const tried = await db
    .updateTable('password_resets')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('country', '=', door.country)
    .where('email', '=', door.email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', TRIES_PER_CODE)
    .returning('code_hash')
    .executeTakeFirst();
  if (!tried) return 'none';
  if (!(await passwordMatches(tried.code_hash ?? undefined, code))) return 'wrong';
  const used = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('country', '=', door.country)
    .where('email', '=', door.email)
    .where('code_hash', '=', tried.code_hash)
    .where('used_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return used ? 'used' : 'none';
}
