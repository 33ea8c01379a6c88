import type { SimulatorState } from '@courier/api-client/contract';
import type { Deps } from '@courier/platform-api';
import type { DemoSettings } from '../demo-settings';
import { FIRST_SEED, userOrderPlot, type Plot } from './journey';
import { readSettings, saveSequence, saveSettings, type StoredSettings } from './simulator-settings';

/** Limit of the contract. */
const HIGHEST_SPEED = 3600;

export interface KeptSettings {
  readonly now: StoredSettings;
  /** Loads the stored settings; a changed SIM_SPEED since the last start overrides the stored speed. */
  begin(): Promise<void>;
  /** Loads the stored settings unchanged. */
  refresh(): Promise<void>;
  /** The stored settings with this instance's sequence; null before the first save. */
  stored(): Promise<StoredSettings | null>;
  /** `now` with the changes; another seed restarts its sequence. */
  changed(wanted: Partial<SimulatorState>): StoredSettings;
  set(next: StoredSettings): void;
  save(): Promise<void>;
  /** The plot of the next order, determined by the seed. */
  nextPlot(): Promise<Plot>;
}

export function createKeptSettings({
  db,
  clock,
  simSpeed,
}: Pick<Deps, 'db' | 'clock'> & Pick<DemoSettings, 'simSpeed'>): KeptSettings {
  const startSpeed = Math.min(simSpeed, HIGHEST_SPEED);
  let now: StoredSettings = {
    speed: startSpeed,
    paused: false,
    seed: FIRST_SEED,
    rain: false,
    strike: false,
    sequence: 0,
    startSpeed,
  };
  const refresh = async () => {
    now = { ...now, ...(await readSettings(db)) };
  };
  const save = () => saveSettings(db, now, clock.nowSeconds());
  return {
    get now() {
      return now;
    },
    begin: async () => {
      const stored = await readSettings(db);
      now = { ...now, ...stored };
      if (stored?.startSpeed === startSpeed) return;
      now = { ...now, speed: startSpeed, startSpeed };
      await save();
    },
    refresh,
    stored: async () => {
      const stored = await readSettings(db);
      return stored && { ...stored, sequence: stored.seed === now.seed ? now.sequence : 0 };
    },
    changed: (wanted) => ({ ...now, ...wanted, ...(wanted.seed === undefined ? {} : { sequence: 0 }) }),
    set: (next) => {
      now = next;
    },
    save,
    nextPlot: async () => {
      now = { ...now, sequence: now.sequence + 1 };
      await saveSequence(db, now, clock.nowSeconds());
      return userOrderPlot(now.seed, now.sequence);
    },
  };
}
