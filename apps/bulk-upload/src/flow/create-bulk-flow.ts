import type { BulkJob } from '@courier/api-client';
import type { BulkSayings } from './bulk-state';
import { createBeginnings } from './create-beginnings';
import { createPlacing } from './create-placing';
import { createSteps } from './create-steps';
import { createUploads } from './create-uploads';
import { keptFile } from './kept-files';
import type { BulkServices } from './place-job';

/** What the flow is given; what it tells of itself it knows. */
export type FlowServices = Omit<BulkServices, 'tellJob' | 'tellSplit'>;

/**
 * From the file to its orders, for one vendor. A job that is opened from the history begins at its results.
 * @param say what is told, read at the moment it is told
 */
export function createBulkFlow(given: FlowServices, openedJobId: string | null, say: () => BulkSayings) {
  const steps = createSteps(given, openedJobId, say);
  const { state, go } = steps;
  const services: BulkServices = { ...given, tellJob, tellSplit };

  function tellJob(job: BulkJob) {
    const { now } = state.getState();
    if (now.step === 'UploadingExcelFile') go({ ...now, job });
  }
  function tellSplit(files: number) {
    const message = say().draft('split', files);
    given.ports.notifications.show({ type: 'info', message, durationMs: 0 });
  }
  /** The rows of a job of the history may have been kept in this browser. */
  async function findFile(jobId: string) {
    const found = await keptFile(services, jobId);
    const { now } = state.getState();
    if (found && 'jobId' in now && now.jobId === jobId && now.file === null)
      go({ ...now, file: found.file, draftId: found.draftId ?? now.draftId });
  }
  if (openedJobId !== null) void findFile(openedJobId);

  return {
    state,
    askAgain: steps.askAgain,
    ...createBeginnings(services, steps, say),
    ...createUploads(services, steps),
    ...createPlacing(services, steps, say),
    /** Ends what is under way here; what the server has begun goes on there. */
    dispose: steps.dispose,
  };
}
