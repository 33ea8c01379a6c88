import { inTransaction } from '../../../platform/db/database';
import type { Deps } from './deps';
import { endSessions } from '../identity/ended-sessions';

/**
 * Stores a new password and ends the sessions of the account.
 * @param input.keptSession the session to keep; absent to end all of them
 * @returns how many sessions ended
 */
export async function storePassword(
  { db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>,
  input: { userId: string; passwordHash: string; keptSession?: string },
): Promise<number> {
  const { userId, passwordHash, keptSession } = input;
  const ended = await inTransaction(db, async (trx) => {
    await trx
      .updateTable('users')
      .set({ password_hash: passwordHash, password_changed_at: clock.nowSeconds() })
      .where('id', '=', userId)
      .execute();
    return endSessions(trx, clock, {
      userId,
      ...(keptSession === undefined ? {} : { except: keptSession }),
    });
  });
  ended.forEach(bus.publishSignOut);
  return ended.length;
}
