/** Reasons why the page must not be reloaded now. */
export interface ReloadHolds {
  /** Holds the reload back until the returned function is called. */
  hold(): () => void;
  /** Runs `reload` as soon as nothing holds it back, at once when nothing does. */
  whenFree(reload: () => void): void;
}

export function createReloadHolds(): ReloadHolds {
  const held = new Set<symbol>();
  let waiting: (() => void) | null = null;
  return {
    hold() {
      const hold = Symbol('hold');
      held.add(hold);
      return () => {
        if (!held.delete(hold) || held.size > 0) return;
        waiting?.();
        waiting = null;
      };
    },
    whenFree(reload) {
      if (held.size === 0) reload();
      else waiting = reload;
    },
  };
}

/** A fetch that holds the reload back while something is being sent: an order half sent may be placed or not. */
export function holdWhileSending(fetcher: typeof fetch, holds: ReloadHolds): typeof fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method === 'GET' || method === 'HEAD') return fetcher(input, init);
    const release = holds.hold();
    try {
      return await fetcher(input, init);
    } finally {
      release();
    }
  };
}
