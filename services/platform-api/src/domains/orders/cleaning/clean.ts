import type { Deps } from '../deps';
import { deleteOldProofs } from '../proofs/delete-old-proofs';
import { movePhotos } from '../proofs/move-photos';
import { removeQueuedPhotos } from '../proofs/remove-queued-photos';
import { PhotoStoreError } from '../proofs/stores/photo-store';
import { anonymised } from './anonymised-rows';
import { deleteInPortions } from './delete-in-portions';
import { expired } from './expired-rows';
import { updateInPortions } from './update-in-portions';

const DAY_SECONDS = 86_400;

type CleaningDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'photoStores' | 'log'>;

/** Small portions do not block other work. */
export async function clean(deps: CleaningDeps, stopping: AbortSignal): Promise<void> {
  const { db, clock, config } = deps;
  for (const { table, condition } of expired(clock.nowSeconds(), config))
    await deleteInPortions(db, table, condition, stopping);
  const now = clock.nowSeconds();
  await deleteOldProofs(db, { before: now - config.proofDays * DAY_SECONDS, now }, stopping);
  await cleanStores(deps, stopping);
  for (const update of anonymised(clock.nowSeconds(), config)) await updateInPortions(db, update, stopping);
}

/** A store that is away does not stop the rest of the cleaning; the next one tries again. */
async function cleanStores(deps: CleaningDeps, stopping: AbortSignal): Promise<void> {
  const now = deps.clock.nowSeconds();
  try {
    await movePhotos(deps, now, stopping);
  } catch (error) {
    if (!(error instanceof PhotoStoreError)) throw error;
    deps.log.warn({ code: error.code }, 'photos wait for their move');
  }
  await removeQueuedPhotos(deps, now, stopping);
}
