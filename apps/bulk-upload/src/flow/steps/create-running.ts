import type { NavigationPort } from '@courier/shell-api';

/** Runs one task at a time: starting another cancels the previous one. */
export function createRunning({ holdReload }: Pick<NavigationPort, 'holdReload'>) {
  let running = new AbortController();
  return {
    /** Runs a task and prevents automatic reloads of the portal until it ends. */
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
