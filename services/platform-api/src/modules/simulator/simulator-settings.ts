import type { SimulatorState } from '@courier/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database';

const ROW = 'settings';

/** Settings plus how many orders the seed has already decided about. */
export interface StoredSettings extends SimulatorState {
  readonly sequence: number;
  /** The SIM_SPEED the speed started from: another one at the next start overrides the stored speed. */
  readonly startSpeed: number;
}

/** Settings of the database; null until they were first saved. */
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

/** Stores the sequence alone: another instance may be changing the settings. */
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

/** Whether deliveries cost and take more at the moment. */
export async function readConditions(db: Db): Promise<{ surcharged: boolean }> {
  const settings = await readSettings(db);
  return { surcharged: settings !== null && (settings.rain || settings.strike) };
}
