import { describe, expect, it } from '@jest/globals';
import { toBulkPhase } from './job-status';
import {
  bulkJobOptions,
  bulkPageOptions,
  createBulkJob,
  createQueryClient,
  placeBulkJob,
  readBulkJob,
  stopBulkJob,
  type BulkPage,
} from '../queries';
import { buildDemoVendors } from '../testing/build-vendor';
import { buildBulkRow } from '../testing/build-bulk-row';
import { createFakeBackend } from '../testing/fake-backend';

const VENDOR = 'v1002';
const FIGURES: { page: BulkPage } = { page: { count: 0 } };

/** A file of seven rows; the fake checks or places three at a time. */
async function upload(state: { bulkRowsAtOnce?: number } = {}) {
  const { client: api } = createFakeBackend({
    vendors: buildDemoVendors(),
    bulkRows: Array.from({ length: 7 }, (_, row) => buildBulkRow({ row_number: row + 2 })),
    bulkRowsPerLook: 3,
    bulkRowsPerTurn: 3,
    ...state,
  });
  const client = createQueryClient();
  const { job } = await createBulkJob(api, client, VENDOR, new Blob(['UEsDBA==']));
  return { api, client, job, jobId: job.metadata.bulk_job_id };
}

describe('a job in progress', () => {
  it('shows the progress of its check, and its status once all rows are checked', async () => {
    const { api, client, job, jobId } = await upload({ bulkRowsAtOnce: 6 });
    expect([job.status, job.progress]).toEqual(['UNKNOWN', { phase: 'checking', done: 0, total: 7 }]);
    const looks = [];
    for (let look = 0; look < 3; look += 1)
      looks.push((await readBulkJob(api, client, VENDOR, jobId, FIGURES)).job.progress?.done ?? 'all');
    expect(looks).toEqual([3, 6, 'all']);
    const { job: checked, rows } = await readBulkJob(api, client, VENDOR, jobId);
    expect([checked.status, toBulkPhase(checked), rows.length]).toEqual(['PREPROCESS_SUCCESS', null, 7]);
  });

  it('stops between two rows, and continues when placing is requested again', async () => {
    const { api, client, jobId } = await upload();
    const phases = [(await placeBulkJob(api, client, jobId, FIGURES)).job];
    phases.push((await stopBulkJob(api, client, jobId, FIGURES)).job);
    phases.push((await readBulkJob(api, client, VENDOR, jobId, FIGURES)).job);
    phases.push((await placeBulkJob(api, client, jobId, FIGURES)).job);
    phases.push((await readBulkJob(api, client, VENDOR, jobId, FIGURES)).job);
    expect(phases.map((job) => [toBulkPhase(job), job.metadata.placed_row_count])).toEqual([
      ['placing', 3],
      ['stopped', 3],
      ['stopped', 3],
      ['placing', 6],
      [null, 7],
    ]);
  });

  it('updates its figures on every screen, even when only some rows were requested', async () => {
    const { api, client, jobId } = await upload();
    const page = { fromRow: 4, count: 2 };
    const { rows } = await client.fetchQuery(bulkPageOptions(api, VENDOR, jobId, page));
    expect(rows.map(({ row_number }) => row_number)).toEqual([4, 5]);
    await placeBulkJob(api, client, jobId, FIGURES);
    const whole = client.getQueryData(bulkJobOptions(api, VENDOR, jobId).queryKey);
    const part = client.getQueryData(bulkPageOptions(api, VENDOR, jobId, page).queryKey);
    for (const shown of [whole, part]) expect(shown?.job.metadata.placed_row_count).toBe(3);
    expect([whole?.rows.length, part?.rows.length]).toEqual([7, 2]);
  });
});
