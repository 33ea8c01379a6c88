import { arrivalOf } from '@courier/api-client';

/** Reasons why the page must not be reloaded or left now. */
export interface ReloadHolds {
  /** Holds the reload back until the returned function is called. */
  hold(): () => void;
  /** Runs `reload` as soon as nothing holds it back, at once when nothing does. */
  whenFree(reload: () => void): void;
  isHeld(): boolean;
  /** Told whenever the first hold begins or the last one ends; returns the function that ends that. */
  subscribe(onChange: () => void): () => void;
}

/** Milliseconds whoever sent something has to act on the answer: to note the order's id, to clear the draft. */
const SETTLE_MS = 500;

export function createReloadHolds(): ReloadHolds {
  const held = new Set<symbol>();
  const listeners = new Set<() => void>();
  let waiting: (() => void) | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    hold() {
      const hold = Symbol('hold');
      held.add(hold);
      if (held.size === 1) tell();
      return () => {
        if (!held.delete(hold) || held.size > 0) return;
        waiting?.();
        waiting = null;
        tell();
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

/** A fetch that holds the reload back while something is being sent: an order half sent may be placed or not. */
export function holdWhileSending(fetcher: typeof fetch, holds: ReloadHolds): typeof fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method === 'GET' || method === 'HEAD') return fetcher(input, init);
    const release = holds.hold();
    const releaseSoon = () => void setTimeout(release, SETTLE_MS);
    try {
      const answer = await fetcher(input, init);
      arrivalOf(answer).then(releaseSoon, releaseSoon);
      return answer;
    } catch (fault) {
      releaseSoon();
      throw fault;
    }
  };
}
