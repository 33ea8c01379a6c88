import type { SimulatorState } from '@courier/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../port';

const ROW = 'settings';

/** Settings plus the number of orders that the seed has determined. */
export interface StoredSettings extends SimulatorState {
  readonly sequence: number;
  /** The SIM_SPEED at the start: a different one at the next start overrides the stored speed. */
  readonly startSpeed: number;
}

/** Null before the first save. */
export async function readSettings(db: Db): Promise<StoredSettings | null> {
  const row = await db.selectFrom('simulator_state').select('state').where('id', '=', ROW).executeTakeFirst();
  return row ? (row.state as StoredSettings) : null;
}

export async function saveSettings(db: Db, settings: StoredSettings, nowSeconds: number): Promise<void> {
  const state = JSON.stringify(settings);
  await db
    .insertInto('simulator_state')
    .values({ id: ROW, state, updated_at: nowSeconds })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ state, updated_at: nowSeconds }))
    .execute();
}

/** Stores only the sequence, because another instance may be changing the settings. */
export async function saveSequence(db: Db, settings: StoredSettings, nowSeconds: number): Promise<void> {
  const sequence = JSON.stringify({ sequence: settings.sequence });
  await db
    .insertInto('simulator_state')
    .values({ id: ROW, state: JSON.stringify(settings), updated_at: nowSeconds })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        state: sql<string>`simulator_state.state || ${sequence}::jsonb`,
        updated_at: nowSeconds,
      }),
    )
    .execute();
}

/** Whether surcharges and longer delivery times apply now. */
export async function isRaining(db: Db): Promise<boolean> {
  const settings = await readSettings(db);
  return settings !== null && (settings.rain || settings.strike);
}
