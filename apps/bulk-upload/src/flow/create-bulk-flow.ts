import type { BulkJob } from '@courier/api-client';
import type { BulkSayings } from './steps/bulk-state';
import { createBeginnings } from './open/create-beginnings';
import { createPlacing } from './open/create-placing';
import { createSteps } from './steps/create-steps';
import { createUploads } from './open/create-uploads';
import { keptFile } from './open/kept-files';
import type { BulkServices } from './job/place-job';

/** The services without the callbacks that the flow itself provides. */
export type FlowServices = Omit<BulkServices, 'notifyOfJob' | 'notifyOfSplit'>;

/**
 * The steps from a file to its orders, for one vendor. A job opened from the history starts at its results.
 * @param say returns the messages in the current language
 */
export function createBulkFlow(given: FlowServices, openedJobId: string | null, say: () => BulkSayings) {
  const steps = createSteps(given, openedJobId, say);
  const { state, go } = steps;
  const services: BulkServices = { ...given, notifyOfJob, notifyOfSplit };

  function notifyOfJob(job: BulkJob) {
    const { now } = state.getState();
    if (now.step === 'UploadingExcelFile') go({ ...now, job });
  }
  function notifyOfSplit(files: number) {
    const message = say().draft('split', files);
    given.ports.notifications.show({ type: 'info', message, durationMs: 0 });
  }
  /** This browser may have stored the rows of a job from the history. */
  async function findFile(jobId: string) {
    const found = await keptFile(services, jobId);
    const { now } = state.getState();
    if (found && 'jobId' in now && now.jobId === jobId && now.file === null)
      go({ ...now, file: found.file, draftId: found.draftId ?? now.draftId });
  }
  if (openedJobId !== null) void findFile(openedJobId);

  return {
    state,
    requestFileAgain: steps.requestFileAgain,
    ...createBeginnings(services, steps, say),
    ...createUploads(services, steps),
    ...createPlacing(services, steps, say),
    /** Cancels the work in this browser; the server continues its jobs. */
    dispose: steps.dispose,
  };
}
