import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database';

type Store = 'database' | 'folder' | 'bucket';

export interface PhotoFacts {
  /** Photos by the store that they are in. */
  stored: readonly { store: Store; count: number }[];
  /** Deleted photos that their store did not remove at the first attempt. */
  waiting: readonly WaitingPhotos[];
}

interface WaitingPhotos {
  store: Store;
  count: number;
  oldestAtSeconds: number;
  /** Code of the last failure. */
  problem: string | null;
}

export async function readPhotoFacts(db: Db): Promise<PhotoFacts> {
  const stored = await sql<PhotoFacts['stored'][number]>`
    select coalesce(store, 'database') as store, count(*)::integer as count from proof_images
    where deleted_at is null group by 1 order by 1`.execute(db);
  const waiting = await sql<WaitingPhotos>`
    select store, count(*)::integer as count, min(queued_at)::float8 as "oldestAtSeconds",
      max(last_error) as problem from photo_removals where attempts > 0 group by store order by store`.execute(
    db,
  );
  return { stored: stored.rows, waiting: waiting.rows };
}
