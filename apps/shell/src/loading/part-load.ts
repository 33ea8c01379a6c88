import type { Readable } from '@courier/shell-api';
import { createReadable } from '@courier/shell-api/host';
import type { RegistryEntry, RemoteRelease } from '@courier/config/registry';
import type { LoadedPart, LoadPart, PartName } from './part-loader';
import { asFault, type RemoteFault } from './remote-fault';
import { releasesToTry } from '../registry/registry';

/** After this time the place shows that it is still loading. */
export const SLOW_AFTER_MS = 8000;

export interface LoadFailure {
  fault: RemoteFault;
  /** A reference for support, such as `R-7F3K`. */
  reference: string;
  at: Date;
  /** Attempts with the newest release. */
  attempts: number;
  /** The release that ran; absent if none did. */
  release?: RemoteRelease;
}

export type PartState =
  | { phase: 'loading'; slow: boolean; attempt: number }
  | ({ phase: 'ready' } & LoadedPart)
  | { phase: 'failed'; failure: LoadFailure };

/** The load state of one part. */
export interface PartLoad extends Readable<PartState> {
  /** Starts the first load, or a new one after a failure. */
  start(): void;
  /** Preloads the part. A failure is not reported and is forgotten. */
  ahead(): void;
  /** Restarts a running or failed load; a loaded part stays. */
  retry(): void;
}

export interface PartLoadServices {
  loadPart: LoadPart;
  onFailure?: (entry: RegistryEntry, failure: LoadFailure, part: PartName) => void;
  onReady?: (entry: RegistryEntry, part: PartName, release: RemoteRelease) => void;
}

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export function newReference(random: () => number = Math.random): string {
  return `R-${Array.from({ length: 4 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')}`;
}

export function createPartLoad(entry: RegistryEntry, part: PartName, services: PartLoadServices): PartLoad {
  const state = createReadable<PartState>({ phase: 'loading', slow: false, attempt: 1 });
  let running: AbortController | null = null;
  let isWanted = false;

  async function run(): Promise<void> {
    const controller = new AbortController();
    running = controller;
    const isCurrent = () => running === controller;
    let attempts = 1;
    state.set({ phase: 'loading', slow: false, attempt: 1 });
    const slow = setTimeout(() => {
      if (isCurrent()) state.set({ phase: 'loading', slow: true, attempt: attempts });
    }, SLOW_AFTER_MS);
    try {
      const loaded = await services.loadPart({
        entry,
        part,
        releases: releasesToTry(entry),
        signal: controller.signal,
        onAttempt(attempt) {
          attempts = attempt;
          const now = state.get();
          if (isCurrent() && now.phase === 'loading' && now.slow) state.set({ ...now, attempt });
        },
      });
      if (!isCurrent()) return;
      state.set({ phase: 'ready', ...loaded });
      services.onReady?.(entry, part, loaded.release);
    } catch (error) {
      if (!isCurrent()) return;
      if (!isWanted) return state.set({ phase: 'loading', slow: false, attempt: 1 });
      const failure = { fault: asFault(error), reference: newReference(), at: new Date(), attempts };
      state.set({ phase: 'failed', failure });
      services.onFailure?.(entry, failure, part);
    } finally {
      clearTimeout(slow);
      if (isCurrent()) running = null;
    }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    ahead() {
      if (!running && state.get().phase === 'loading') void run();
    },
    start() {
      isWanted = true;
      if (!running && state.get().phase !== 'ready') void run();
    },
    retry() {
      if (state.get().phase === 'ready') return;
      isWanted = true;
      running?.abort();
      void run();
    },
  };
}
