import type { Deps } from '../deps';
import { deleteOldProofs } from '../proofs/delete-old-proofs';
import { anonymised } from './anonymised-rows';
import { deleteInPortions } from './delete-in-portions';
import { expired } from './expired-rows';
import { updateInPortions } from './update-in-portions';

const DAY_SECONDS = 86_400;

type CleaningDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Small portions do not block other work. */
export async function clean({ db, clock, config }: CleaningDeps, stopping: AbortSignal): Promise<void> {
  for (const { table, condition } of expired(clock.nowSeconds(), config))
    await deleteInPortions(db, table, condition, stopping);
  const now = clock.nowSeconds();
  await deleteOldProofs(db, { before: now - config.proofDays * DAY_SECONDS, now }, stopping);
  for (const update of anonymised(clock.nowSeconds(), config)) await updateInPortions(db, update, stopping);
}
