import type { Deps } from './deps';
import { deleteOldProofs } from './delete-old-proofs';
import { movePhotos } from './move-photos';
import { removeQueuedPhotos } from './remove-queued-photos';
import { PhotoStoreError } from './stores/photo-store';

const DAY_SECONDS = 86_400;

/** A store that is away does not stop the rest of the cleaning; the next one tries again. */
export async function cleanProofs(
  deps: Pick<Deps, 'db' | 'config' | 'photoStores' | 'log'>,
  now: number,
  stopping: AbortSignal,
): Promise<void> {
  const { db, config } = deps;
  await deleteOldProofs(db, { before: now - config.proofDays * DAY_SECONDS, now }, stopping);
  try {
    await movePhotos(deps, now, stopping);
  } catch (error) {
    if (!(error instanceof PhotoStoreError)) throw error;
    deps.log.warn({ code: error.code }, 'photos wait for their move');
  }
  await removeQueuedPhotos(deps, now, stopping);
}
