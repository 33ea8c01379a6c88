import type { Db } from '../../../../platform/db/database';
import { passwordMatches } from '../../../accounts';

/** Passwords that this project publishes. */
const KNOWN_PASSWORDS = ['Courier#2026'];
/** The accounts of a set-up; each comparison takes about 50 ms. */
const OLDEST_ACCOUNTS = 20;

/** Email addresses of the oldest accounts that have a published password. */
export async function findKnownPasswords(db: Db): Promise<string[]> {
  const users = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('password_hash', 'like', '$argon2%')
    .orderBy('created_at')
    .limit(OLDEST_ACCOUNTS)
    .execute();
  const found: string[] = [];
  for (const { email, password_hash } of users)
    for (const password of KNOWN_PASSWORDS)
      if (await passwordMatches(password_hash, password)) found.push(email);
  return found;
}
