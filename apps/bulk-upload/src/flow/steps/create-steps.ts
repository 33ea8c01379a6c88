import { createStore } from 'zustand/vanilla';
import { newIdempotencyKey } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { routes } from '@courier/shell-api';
import { UnreadableWorkbook } from '../../model/file/unreadable-workbook';
import type { BulkSayings, BulkState } from './bulk-state';
import { createRunning } from './create-running';
import { JobOutOfSight } from '../job/track-job';
import { storeDraft } from '../bench/store-draft';
import type { BulkServices } from '../job/place-job';

type FailureKey = Parameters<BulkSayings['error']>[0];

const initialBulkState = (openedJobId: string | null): BulkState =>
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

export function createSteps(
  services: Pick<BulkServices, 'ports' | 'vendorId' | 'shelf'>,
  openedJobId: string | null,
  say: () => BulkSayings,
) {
  const { navigation, notifications } = services.ports;
  const begin = initialBulkState(openedJobId);
  const state = createStore<{ now: BulkState }>(() => ({ now: begin }));
  let endKeeping: () => Promise<void> = async () => undefined;
  /** Changes the step. The rows of a bench are saved while it is shown. */
  const go = (now: BulkState) => {
    const { now: before } = state.getState();
    const [bench, shown] = [before, now].map((at) => (at.step === 'RepairRows' ? at.bench : null));
    if (bench !== shown) void endKeeping();
    if (now.step === 'RepairRows' && bench !== shown)
      endKeeping = storeDraft(services.shelf, now.bench, { ...now.draft, name: now.name });
    state.setState({ now });
  };
  const running = createRunning(navigation);

  /** Also cancels the current work. */
  function requestFileAgain(problem: UnreadableWorkbook | null = null) {
    running.cancel();
    go({ step: 'AskExcelFile', problem });
    if (openedJobId !== null) navigation.go(routes.bulkOrder({ vendorId: services.vendorId }));
  }
  function showFailure(key: FailureKey, error?: unknown) {
    notifications.show({
      type: 'error',
      message: say().error(key),
      ...(error !== undefined && { detail: say().detail(error) }),
      durationMs: LIMITS.bulkNoticeMs,
    });
  }
  function fail(key: FailureKey, error?: unknown) {
    showFailure(key, error);
    requestFileAgain();
  }
  /** Warns that the progress of a job is unknown, which does not mean that it failed. */
  function loseSight() {
    notifications.show({
      type: 'warning',
      message: say().draft('outOfSight'),
      durationMs: LIMITS.bulkNoticeMs,
    });
    requestFileAgain();
  }
  const backTo = (before: BulkState | null, key: FailureKey, signal: AbortSignal) => (error: unknown) => {
    if (!before || signal.aborted || error instanceof JobOutOfSight) throw error;
    showFailure(key, error);
    return before;
  };
  /** Runs work that results in the next state; `key` selects the error message. */
  const track = (key: FailureKey, work: (signal: AbortSignal) => Promise<BulkState | null>) =>
    void running.run(async (signal) => {
      try {
        const next = await work(signal);
        if (!signal.aborted && next) go(next);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof JobOutOfSight) loseSight();
        // The start step shows this error until the user chooses another file.
        else if (error instanceof UnreadableWorkbook && error.line !== undefined) requestFileAgain(error);
        else fail(key, error);
      }
    });
  /** Cancels the current work and saves the rows of the bench. */
  function dispose() {
    running.cancel();
    void endKeeping();
  }
  return { state, go, requestFileAgain, tell: showFailure, fail, backTo, track, dispose };
}
