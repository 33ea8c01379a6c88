import type { NavigationPort } from '@courier/shell-api';

/** Work of which one piece runs at a time: beginning another cancels the one before. */
export function createRunning({ holdReload }: Pick<NavigationPort, 'holdReload'>) {
  let running = new AbortController();
  return {
    /** Runs a piece of work; the portal does not reload itself meanwhile. */
    async run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
      running.abort();
      running = new AbortController();
      const release = holdReload();
      try {
        await work(running.signal);
      } finally {
        release();
      }
    },
    cancel: () => running.abort(),
  };
}
