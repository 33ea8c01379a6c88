import type { Deps } from '../deps';
import { anonymised } from './anonymised-rows';
import { deleteInPortions } from './delete-in-portions';
import { expired } from './expired-rows';
import { updateInPortions } from './update-in-portions';

type CleaningDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Small portions do not block other work. */
export async function clean({ db, clock, config }: CleaningDeps, stopping: AbortSignal): Promise<void> {
  for (const { table, condition } of expired(clock.nowSeconds(), config))
    await deleteInPortions(db, table, condition, stopping);
  for (const update of anonymised(clock.nowSeconds(), config)) await updateInPortions(db, update, stopping);
}
