import { supportedCountries } from '@courier/config';
import { inTransaction } from '../../platform/db/database';
import type { Deps } from './deps';
import { listFleets } from '../../settings/fleets/fleet-choice';
import { isCalled } from './find-fleet';

/** Writes which fleets the server calls, because the trigger that stores their messages reads it. */
export async function storeCalledFleets({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const called = supportedCountries.flatMap((country) =>
    listFleets(config.fleets, country)
      .filter(isCalled)
      .map(({ id }) => ({ country, fleet_id: id })),
  );
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('called_fleets').execute();
    if (called.length > 0) await trx.insertInto('called_fleets').values(called).execute();
  });
}
