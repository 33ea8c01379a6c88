import { waitForBody } from '@courier/api-client';

/** Prevents a reload or redirect while a request is pending. */
export interface ReloadHolds {
  /** Delays the reload until the returned function is called. */
  block(): () => void;
  /** Runs `reload` as soon as no hold is left. */
  whenFree(reload: () => void): void;
  isHeld(): boolean;
  /** Called when the first hold begins and when the last one ends. */
  subscribe(onChange: () => void): () => void;
}

/** Time in milliseconds to process an answer: to store the order id, to clear the draft. */
const SETTLE_MS = 500;

export function createReloadHolds(): ReloadHolds {
  const held = new Set<symbol>();
  const listeners = new Set<() => void>();
  let waiting: (() => void) | null = null;
  const notifyListeners = () => listeners.forEach((listener) => listener());
  return {
    block() {
      const hold = Symbol('hold');
      held.add(hold);
      if (held.size === 1) notifyListeners();
      return () => {
        if (!held.delete(hold) || held.size > 0) return;
        waiting?.();
        waiting = null;
        notifyListeners();
      };
    },
    whenFree(reload) {
      if (held.size === 0) reload();
      else waiting = reload;
    },
    isHeld: () => held.size > 0,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** An interrupted order request may still have placed the order. */
export function blockWhileSending(fetcher: typeof fetch, holds: ReloadHolds): typeof fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method === 'GET' || method === 'HEAD') return fetcher(input, init);
    const release = holds.block();
    const releaseSoon = () => void setTimeout(release, SETTLE_MS);
    try {
      const answer = await fetcher(input, init);
      waitForBody(answer).then(releaseSoon, releaseSoon);
      return answer;
    } catch (fault) {
      releaseSoon();
      throw fault;
    }
  };
}
