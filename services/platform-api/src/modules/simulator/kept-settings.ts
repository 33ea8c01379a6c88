import type { SimulatorState } from '@courier/api-client/contract';
import type { Deps } from '../../deps';
import { FIRST_SEED, plotOf, type Plot } from './journey';
import { readSettings, saveSequence, saveSettings, type StoredSettings } from './simulator-settings';

/** What the contract can say. */
const HIGHEST_SPEED = 3600;

/** The settings as this instance knows them, and the stored ones behind them. */
export interface KeptSettings {
  readonly now: StoredSettings;
  /** Takes over the stored ones; another SIM_SPEED than at the start before counts as wanted now. */
  begin(): Promise<void>;
  /** Takes over the stored ones as they are. */
  refresh(): Promise<void>;
  /** The stored ones with this instance's place in the sequence; null while nothing was stored. */
  stored(): Promise<StoredSettings | null>;
  /** `now` with the wanted changes; another seed restarts its sequence. */
  changed(wanted: Partial<SimulatorState>): StoredSettings;
  set(next: StoredSettings): void;
  save(): Promise<void>;
  /** What the seed decides about the next order. */
  nextPlot(): Promise<Plot>;
}

export function createKeptSettings({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): KeptSettings {
  const startSpeed = Math.min(config.simSpeed, HIGHEST_SPEED);
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
      return plotOf(now.seed, now.sequence);
    },
  };
}
