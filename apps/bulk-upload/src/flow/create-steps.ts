import { createStore } from 'zustand/vanilla';
import { LIMITS } from '@courier/config';
import { routes } from '@courier/shell-api';
import type { FileProblem } from '../model/file-check';
import type { BulkSayings, BulkState } from './bulk-state';
import { createRunning } from './create-running';
import type { BulkServices } from './place-job';

type FailureKey = Parameters<BulkSayings['error']>[0];

/** Where the flow stands, how it goes on, and what happens when it cannot. */
export function createSteps(services: BulkServices, openedJobId: string | null, say: () => BulkSayings) {
  const { navigation, notifications } = services.ports;
  const begin: BulkState =
    openedJobId === null
      ? { step: 'AskExcelFile', problem: null }
      : { step: 'ShowPreprocessResults', jobId: openedJobId, file: null, placing: false };
  const state = createStore<{ now: BulkState }>(() => ({ now: begin }));
  const go = (now: BulkState) => state.setState({ now });
  const running = createRunning(navigation);

  /** Back to the beginning; what is under way is cancelled. */
  function askAgain(problem: FileProblem | null = null) {
    running.cancel();
    go({ step: 'AskExcelFile', problem });
    if (openedJobId !== null) navigation.go(routes.bulkOrder({ vendorId: services.vendorId }));
  }
  /** Tells a failure. */
  function tell(key: FailureKey, error?: unknown) {
    notifications.show({
      type: 'error',
      message: say().error(key),
      ...(error !== undefined && { detail: say().detail(error) }),
      durationMs: LIMITS.bulkNoticeMs,
    });
  }
  /** Tells a failure and goes back to the beginning. */
  function fail(key: FailureKey, error?: unknown) {
    tell(key, error);
    askAgain();
  }
  /** Work that leads to the next state; a failure is told under this key. */
  const follow = (key: FailureKey, work: (signal: AbortSignal) => Promise<BulkState | null>) =>
    void running.run(async (signal) => {
      try {
        const next = await work(signal);
        if (!signal.aborted && next) go(next);
      } catch (error) {
        if (!signal.aborted) fail(key, error);
      }
    });
  return { state, go, askAgain, tell, fail, follow, cancel: running.cancel };
}
