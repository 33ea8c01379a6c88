import { findCaller } from './caller';
import type { PageOwner } from './registrations';
import type { ErrorSource } from './source-of-error';
import { watchBody } from './watch-body';
import { watchListeners } from './watch-listeners';
import { watchSheets } from './watch-sheets';
import { watchTimers } from './watch-timers';

export interface Leftovers {
  /**
   * Called when a screen of the remote appears.
   * @returns called when it goes: what it registered until then is taken back after its own clean-up
   */
  enter(remote: string): () => void;
  /**
   * Calls the listener when the last screen of a remote has gone and its registrations were taken back.
   * `replaced` names the built-ins that were replaced and are restored.
   */
  onGone(listener: (remote: string, replaced: readonly string[]) => void): void;
  /** The remote of the last screen; null before the first one. */
  lastRemote(): string | null;
  stop(): void;
}

/** Without the page: nothing is recorded. */
export const NO_LEFTOVERS: Leftovers = {
  enter: () => () => undefined,
  onGone: () => undefined,
  lastRemote: () => null,
  stop: () => undefined,
};

interface LeftoverServices {
  findSource: (stack: string | undefined) => ErrorSource | null;
  /** Restores replaced built-ins of the language and returns their names. */
  restoreBuiltIns?: () => string[];
  page?: Window & typeof globalThis;
  /** Runs after the remote's own clean-up. */
  afterCleanUp?: (run: () => void) => void;
}

/**
 * Records what the own files of remotes register on window and document, and takes it back when their screen goes.
 * Registrations of shared modules (React, the query cache, the kit) are not recorded, nor are those from before the
 * screen appeared: a module runs once and would not repeat them.
 */
export function watchLeftovers({
  findSource,
  restoreBuiltIns = () => [],
  page = window,
  afterCleanUp = (run) => void setTimeout(run),
}: LeftoverServices): Leftovers {
  const shown = new Map<string, { screens: number; since: number }>();
  const listeners: ((remote: string, replaced: readonly string[]) => void)[] = [];
  let last: string | null = null;
  const owner: PageOwner = {
    findOwner(caller) {
      const remote = findCaller(caller, findSource);
      return remote !== null && shown.has(remote) ? remote : null;
    },
    shownSince: (remote) => shown.get(remote)?.since ?? Infinity,
  };
  const kinds = [
    watchListeners(page, owner),
    watchTimers(page, owner),
    watchBody(page.document, owner),
    watchSheets(page, owner),
  ];

  return {
    enter(remote) {
      const entry = shown.get(remote) ?? { screens: 0, since: performance.now() };
      entry.screens += 1;
      shown.set(remote, entry);
      last = remote;
      return () => {
        // First, because everything below uses them.
        const replaced = restoreBuiltIns();
        // The next screen may register before this runs, so the list is read now.
        const candidates = kinds.flatMap((kind) => kind.list(remote));
        entry.screens -= 1;
        if (entry.screens === 0) shown.delete(remote);
        afterCleanUp(() => {
          // A screen of the same remote shares its files.
          if (shown.has(remote)) return;
          for (const { remove } of candidates) remove();
          for (const listener of listeners) listener(remote, replaced);
        });
      };
    },
    onGone: (listener) => void listeners.push(listener),
    lastRemote: () => last,
    stop: () => kinds.forEach((kind) => kind.stop()),
  };
}
