import type { Deps } from '../../deps';
import { deleteInPortions } from './delete-in-portions';
import { expired } from './expired-rows';

type CleaningDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Removes what nobody can use any more, in portions that hold nobody up. */
export async function clean({ db, clock, config }: CleaningDeps, stopping: AbortSignal): Promise<void> {
  for (const { table, condition } of expired(clock.nowSeconds(), config))
    await deleteInPortions(db, table, condition, stopping);
}
