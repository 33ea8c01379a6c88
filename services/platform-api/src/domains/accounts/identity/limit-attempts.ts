import type { Deps as PlatformDeps } from '../../../platform/deps';
import { deleteFailures, rememberFailure, secondsBlocked, type CountedName } from './failed-sign-ins';
import { tooManyRequests } from './identity-refusals';

export interface Attempts {
  /**
   * Called before and after a password is compared, because concurrent guesses all pass the first check.
   * @throws Refusal 429 after ten failures in five minutes
   */
  refuseBlocked(): Promise<void>;
  /** @throws Refusal 429 when concurrent calls had already reached the limit */
  recordFailure(): Promise<void>;
  deleteFailures(): Promise<void>;
}

/** Limits the wrong passwords and codes of an account. */
export function limitAttempts(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  account: CountedName,
): Attempts {
  const refuseBlocked = async () => {
    const seconds = await secondsBlocked(db, clock, account);
    if (seconds > 0) throw tooManyRequests(seconds);
  };
  return {
    refuseBlocked,
    recordFailure: async () => {
      if (await rememberFailure(db, clock, account)) await refuseBlocked();
    },
    deleteFailures: () => deleteFailures(db, account),
  };
}
