import type { Deps } from '../../deps';
import { deleteInPortions } from './delete-in-portions';
import { expired } from './expired-rows';

type CleaningDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Small portions do not block other work. */
export async function clean({ db, clock, config }: CleaningDeps, stopping: AbortSignal): Promise<void> {
  for (const { table, condition } of expired(clock.nowSeconds(), config))
    await deleteInPortions(db, table, condition, stopping);
}
