import { toBulkJobStatus, isBulkJobFinished } from '@courier/api-client';
import { stopBulkJob, type BulkJobDetail } from '@courier/api-client/queries';
import { routes } from '@courier/shell-api';
import type { BulkSayings, BulkState, ShownJob } from '../steps/bulk-state';
import type { Steps } from '../steps/create-steps';
import { storeLeftRows } from './left-rows';
import { placeJob, type BulkServices } from '../job/place-job';

export function createPlacing(services: BulkServices, steps: Steps, say: () => BulkSayings) {
  const { state, go, tell, fail, track } = steps;
  const { ports, cache, vendorId } = services;

  function outcome({ job }: BulkJobDetail, shown: ShownJob, staying: number): BulkState | null {
    if (!isBulkJobFinished(job.status)) return { ...shown, step: 'ShowPreprocessResults', placing: false };
    const status = toBulkJobStatus(job.status);
    if (status === 'ORDER_PLACEMENT_SUCCESS') {
      const message = say().success('place-order-success');
      const detail = staying > 0 ? { detail: say().draft('stays', staying) } : {};
      ports.notifications.show({ type: 'success', message, ...detail });
      ports.navigation.go(routes.orderTracking({ vendorId }));
    } else if (status === 'ORDER_PLACEMENT_FAIL') fail('place-order-error');
    else return { ...shown, step: 'ShowOrderPlacementResults' };
    return null;
  }

  return {
    /** Places the good rows of the current job; does nothing during a placement. */
    place: () => {
      const { now } = state.getState();
      if (now.step !== 'ShowPreprocessResults' || now.placing) return;
      go({ ...now, placing: true });
      track('place-order-error', async (signal) => {
        const detail = await placeJob(services, now.jobId, signal);
        const { jobId, draftId } = now;
        const file = currentFile(state.getState().now) ?? now.file;
        const staying = file ? await storeLeftRows(services, file, draftId, detail) : 0;
        return signal.aborted ? null : outcome(detail, { jobId, file, draftId }, staying);
      });
    },

    /** Stops the placement after the current row; placing again continues it. */
    stop: () => {
      const { now } = state.getState();
      if (!('jobId' in now)) return;
      stopBulkJob(ports.api, cache, now.jobId, { page: { count: 0 } }).catch((error: unknown) =>
        tell('place-order-error', error),
      );
    },
  };
}

/** Read late, because the rows of a job may be found during its placement. */
const currentFile = (now: BulkState) => ('jobId' in now ? now.file : null);
