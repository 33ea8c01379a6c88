export interface Worker {
  start(): void;
  wake(): void;
  /** Resolves when nothing runs. */
  stop(): Promise<void>;
}

/**
 * Repeats `work` while it finds something, else waits for `wake` or the interval.
 * @param work resolves to whether there may be more; may reject
 */
export function createWorker(work: () => Promise<boolean>, intervalMs: number): Worker {
  let stopped = false;
  let isAwaken = false;
  let endPause: (() => void) | null = null;
  let ended: Promise<void> = Promise.resolve();

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, intervalMs).unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const loop = async () => {
    while (!stopped) {
      isAwaken = false;
      const hasMore = await work().catch(() => false);
      if (!stopped && !hasMore && !isAwaken) await pause();
    }
  };
  return {
    start: () => {
      ended = loop();
    },
    wake: () => {
      isAwaken = true;
      endPause?.();
    },
    stop: () => {
      stopped = true;
      endPause?.();
      return ended;
    },
  };
}
