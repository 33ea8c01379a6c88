const SHORTEST_WAIT_MS = 20;
const RETRY_MS = 1000;

export interface Alarm {
  set(): void;
  start(): void;
  stop(): void;
}

interface AlarmPlan {
  /** Milliseconds until `work` is due; null while nothing is. */
  wait(): number | null;
  work(): Promise<void>;
  onError(error: unknown): void;
}

/** Restarts the timer after each run, or a second later when the work failed. */
export function createAlarm({ wait, work, onError }: AlarmPlan): Alarm {
  let timer: NodeJS.Timeout | undefined;
  let stopped = true;
  const ring = () => {
    work().then(set, (error: unknown) => {
      onError(error);
      if (!stopped) timer = setTimeout(set, RETRY_MS).unref();
    });
  };
  const set = () => {
    clearTimeout(timer);
    const waitMs = stopped ? null : wait();
    if (waitMs !== null) timer = setTimeout(ring, Math.max(SHORTEST_WAIT_MS, waitMs)).unref();
  };
  return {
    set,
    start: () => {
      stopped = false;
      set();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
