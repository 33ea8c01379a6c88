import { createStore } from 'zustand/vanilla';
import { bulkJobStatusOf } from '@courier/api-client';
import { createBulkJob, type BulkJobDetail } from '@courier/api-client/queries';
import { LIMITS } from '@courier/config';
import { routes } from '@courier/shell-api';
import { readBase64 } from '../api/read-base64';
import { fileProblem, type FileProblem } from '../model/file-check';
import { createRunning } from './create-running';
import { placeJob, type BulkServices } from './place-job';

/** What is told of a file; its bytes are forgotten once they are sent. */
export interface FileFacts {
  name: string;
  bytes: number;
}

export type BulkState =
  | { step: 'AskExcelFile'; problem: FileProblem | null }
  | { step: 'UploadingExcelFile'; file: FileFacts }
  | { step: 'ShowPreprocessResults'; jobId: string; file: FileFacts | null; placing: boolean }
  | { step: 'ShowOrderPlacementResults'; jobId: string; file: FileFacts | null };

/** Tells in the user's language. */
export interface BulkSayings {
  error(key: 'file-upload-error' | 'place-order-error'): string;
  success(key: 'place-order-success'): string;
  detail(error: unknown): string;
}

/**
 * From the file to its orders, for one vendor. A job that is opened from the history begins at its results.
 * @param say what is told, read at the moment it is told
 */
export function createBulkFlow(services: BulkServices, openedJobId: string | null, say: () => BulkSayings) {
  const { ports, cache, vendorId } = services;
  const { navigation, notifications } = ports;
  const begin: BulkState =
    openedJobId === null
      ? { step: 'AskExcelFile', problem: null }
      : { step: 'ShowPreprocessResults', jobId: openedJobId, file: null, placing: false };
  const state = createStore<{ now: BulkState }>(() => ({ now: begin }));
  const go = (now: BulkState) => state.setState({ now });
  const running = createRunning(navigation);

  function fail(key: 'file-upload-error' | 'place-order-error', error?: unknown) {
    notifications.show({
      type: 'error',
      message: say().error(key),
      ...(error !== undefined && { detail: say().detail(error) }),
      durationMs: LIMITS.bulkNoticeMs,
    });
    askAgain();
  }

  /** Back to the beginning; what is under way is cancelled. */
  function askAgain(problem: FileProblem | null = null) {
    running.cancel();
    go({ step: 'AskExcelFile', problem });
    if (openedJobId !== null) navigation.go(routes.bulkOrder({ vendorId }));
  }

  function showOutcome({ job }: BulkJobDetail, file: FileFacts | null) {
    const status = bulkJobStatusOf(job.status);
    if (status === 'ORDER_PLACEMENT_SUCCESS') {
      notifications.show({ type: 'success', message: say().success('place-order-success') });
      navigation.go(routes.orderTracking({ vendorId }));
    } else if (status === 'ORDER_PLACEMENT_FAIL') fail('place-order-error');
    else go({ step: 'ShowOrderPlacementResults', jobId: job.metadata.bulk_job_id, file });
  }

  return {
    state,
    askAgain,

    /** Uploads a file, unless it cannot be one. */
    choose: (chosen: File) => {
      const problem = fileProblem(chosen);
      if (problem) return askAgain(problem);
      const file = { name: chosen.name, bytes: chosen.size };
      go({ step: 'UploadingExcelFile', file });
      void running.run(async (signal) => {
        try {
          const content = await readBase64(chosen);
          signal.throwIfAborted();
          const { job } = await createBulkJob(ports.api, cache, vendorId, content, { signal });
          signal.throwIfAborted();
          go({ step: 'ShowPreprocessResults', jobId: job.metadata.bulk_job_id, file, placing: false });
        } catch (error) {
          if (!signal.aborted) fail('file-upload-error', error);
        }
      });
    },

    /** Places the good rows of the job shown; does nothing while they are being placed. */
    place: () => {
      const { now } = state.getState();
      if (now.step !== 'ShowPreprocessResults' || now.placing) return;
      const { jobId, file } = now;
      go({ ...now, placing: true });
      void running.run(async (signal) => {
        try {
          const detail = await placeJob(services, jobId, signal);
          if (!signal.aborted) showOutcome(detail, file);
        } catch (error) {
          if (!signal.aborted) fail('place-order-error', error);
        }
      });
    },

    /** Ends what is under way here; what the server has begun goes on there. */
    dispose: () => running.cancel(),
  };
}
