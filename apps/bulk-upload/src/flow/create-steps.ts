import { createStore } from 'zustand/vanilla';
import { newIdempotencyKey } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { routes } from '@courier/shell-api';
import { UnreadableWorkbook } from '../model/unreadable-workbook';
import type { BulkSayings, BulkState } from './bulk-state';
import { createRunning } from './create-running';
import { JobOutOfSight } from './follow-job';
import { keepDraft } from './keep-draft';
import type { BulkServices } from './place-job';

type FailureKey = Parameters<BulkSayings['error']>[0];

const beginningOf = (openedJobId: string | null): BulkState =>
  openedJobId === null
    ? { step: 'AskExcelFile', problem: null }
    : {
        step: 'ShowPreprocessResults',
        jobId: openedJobId,
        file: null,
        draftId: newIdempotencyKey(),
        placing: false,
      };

export type Steps = ReturnType<typeof createSteps>;

/** Where the flow stands, how it goes on, and what happens when it cannot. */
export function createSteps(
  services: Pick<BulkServices, 'ports' | 'vendorId' | 'shelf'>,
  openedJobId: string | null,
  say: () => BulkSayings,
) {
  const { navigation, notifications } = services.ports;
  const begin = beginningOf(openedJobId);
  const state = createStore<{ now: BulkState }>(() => ({ now: begin }));
  let endKeeping: () => Promise<void> = async () => undefined;
  /** Rows on a bench are kept for as long as it is shown. */
  const go = (now: BulkState) => {
    const { now: before } = state.getState();
    const [bench, shown] = [before, now].map((at) => (at.step === 'RepairRows' ? at.bench : null));
    if (bench !== shown) void endKeeping();
    if (now.step === 'RepairRows' && bench !== shown)
      endKeeping = keepDraft(services.shelf, now.bench, { ...now.draft, name: now.name });
    state.setState({ now });
  };
  const running = createRunning(navigation);

  /** Back to the beginning; what is under way is cancelled. */
  function askAgain(problem: UnreadableWorkbook | null = null) {
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
  /** Nobody sees any more how far a job is: that is no failure of it. */
  function loseSight() {
    notifications.show({
      type: 'warning',
      message: say().draft('outOfSight'),
      durationMs: LIMITS.bulkNoticeMs,
    });
    askAgain();
  }
  /** Tells a failure and goes back to a state before it, where there is one. */
  const backTo = (before: BulkState | null, key: FailureKey, signal: AbortSignal) => (error: unknown) => {
    if (!before || signal.aborted || error instanceof JobOutOfSight) throw error;
    tell(key, error);
    return before;
  };
  /** Work that leads to the next state; a failure is told under this key. */
  const follow = (key: FailureKey, work: (signal: AbortSignal) => Promise<BulkState | null>) =>
    void running.run(async (signal) => {
      try {
        const next = await work(signal);
        if (!signal.aborted && next) go(next);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof JobOutOfSight) loseSight();
        // It is said beside the choice of a file for as long as no other is chosen.
        else if (error instanceof UnreadableWorkbook && error.line !== undefined) askAgain(error);
        else fail(key, error);
      }
    });
  /** Ends what is under way; rows on a bench are written down. */
  function dispose() {
    running.cancel();
    void endKeeping();
  }
  return { state, go, askAgain, tell, fail, backTo, follow, dispose };
}
