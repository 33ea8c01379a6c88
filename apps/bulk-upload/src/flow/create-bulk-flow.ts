import { bulkJobStatusOf, isApiError } from '@courier/api-client';
import { createBulkJob, type BulkJobDetail } from '@courier/api-client/queries';
import { routes } from '@courier/shell-api';
import { readBase64 } from '../api/read-file';
import { writeSheet } from '../api/workbooks';
import { benchOf } from '../model/bench';
import { fileProblem } from '../model/file-check';
import type { Mapping } from '../model/map-columns';
import type { Sheet } from '../model/sheet';
import type { BulkSayings, BulkState, FileFacts } from './bulk-state';
import { createSteps } from './create-steps';
import { openBench, openJobRows, openSheet, sheetOf } from './open-bench';
import { placeJob, type BulkServices } from './place-job';

/**
 * From the file to its orders, for one vendor. A job that is opened from the history begins at its results.
 * @param say what is told, read at the moment it is told
 */
export function createBulkFlow(services: BulkServices, openedJobId: string | null, say: () => BulkSayings) {
  const { state, go, askAgain, tell, fail, follow, cancel } = createSteps(services, openedJobId, say);

  function send(source: File) {
    const file = { name: source.name, bytes: source.size, source };
    go({ step: 'UploadingExcelFile', file });
    follow('file-upload-error', (signal) => upload(services, file, signal));
  }

  return {
    state,
    askAgain,

    /** Uploads a file, unless it cannot be one. */
    choose: (file: File) => {
      const problem = fileProblem(file);
      if (problem) askAgain(problem);
      else send(file);
    },

    /** Takes a table that was pasted. */
    paste: (name: string, sheet: Sheet) =>
      follow('file-upload-error', () => openSheet(services, name, sheet)),

    /** Goes on with the columns of a table as they were chosen. */
    useColumns: (name: string, sheet: Sheet, mapping: Mapping) =>
      follow('file-upload-error', () => openBench(services, name, benchOf(sheet, mapping))),

    /** Mends rows of the job shown, as far as its file is at hand. */
    repair: () => {
      const { now } = state.getState();
      if (!('jobId' in now) || now.file === null) return;
      const { file, jobId } = now;
      follow('view-details-error', async (signal) =>
        openJobRows(services, file, jobId).catch((error: unknown) => {
          if (!signal.aborted) tell('view-details-error', error);
          return null;
        }),
      );
    },

    /** Uploads the rows on the bench. */
    check: () => {
      const { now } = state.getState();
      if (now.step !== 'RepairRows') return;
      const { rows } = now.bench.state.getState().bench;
      const { name } = now;
      follow('file-upload-error', async (signal) => {
        const file = await writeSheet(rows, name);
        if (!signal.aborted) send(file);
        return null;
      });
    },

    /** Places the good rows of the job shown; does nothing while they are being placed. */
    place: () => {
      const { now } = state.getState();
      if (now.step !== 'ShowPreprocessResults' || now.placing) return;
      go({ ...now, placing: true });
      follow('place-order-error', async (signal) => {
        const detail = await placeJob(services, now.jobId, signal);
        return signal.aborted ? null : outcome(detail, now.file);
      });
    },

    /** Ends what is under way here; what the server has begun goes on there. */
    dispose: cancel,
  };

  function outcome({ job }: BulkJobDetail, file: FileFacts | null): BulkState | null {
    const status = bulkJobStatusOf(job.status);
    if (status === 'ORDER_PLACEMENT_SUCCESS') {
      const message = say().success('place-order-success');
      services.ports.notifications.show({ type: 'success', message });
      services.ports.navigation.go(routes.orderTracking({ vendorId: services.vendorId }));
    } else if (status === 'ORDER_PLACEMENT_FAIL') fail('place-order-error');
    else return { step: 'ShowOrderPlacementResults', jobId: job.metadata.bulk_job_id, file };
    return null;
  }
}

/** Where a file leads to: its results, or the choice of its columns where the server finds others than the template's. */
async function upload(services: BulkServices, file: FileFacts, signal: AbortSignal): Promise<BulkState> {
  const { ports, cache, vendorId } = services;
  const content = await readBase64(file.source);
  signal.throwIfAborted();
  try {
    const { job } = await createBulkJob(ports.api, cache, vendorId, content, { signal });
    return { step: 'ShowPreprocessResults', jobId: job.metadata.bulk_job_id, file, placing: false };
  } catch (error) {
    if (!isApiError(error) || error.translationKey !== 'bulk.columns') throw error;
    const sheet = await sheetOf(file.source).catch(() => null);
    if (!sheet) throw error;
    return openSheet(services, file.name, sheet);
  }
}
