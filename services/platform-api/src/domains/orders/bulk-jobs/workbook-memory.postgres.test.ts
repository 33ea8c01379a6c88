import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BulkJob } from '@courier/api-client/contract';
import { WORKBOOK_LIMITS } from '@courier/config';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bulkFile, confirmAll, GOOD_ROW } from '../../../testing/inputs/bulk-file';
import { HOSTILE_WORKBOOKS } from '../../../testing/inputs/hostile-workbooks';
import { httpCaller, type HttpCaller } from '../../../testing/callers/http-caller';
import { printFigure, printRow } from '../../../testing/print-figure';
import {
  createTestDatabase,
  testServer,
  type TestDatabase,
} from '../../../testing/databases/postgres-databases';
import { until } from '../../../testing/until';
import { freePort, startServerProcess, type ServerProcess } from '../../../testing/processes/server-process';

const deep = Boolean(process.env['COURIER_DEEP']);
const HOSTILE_FILES = deep ? 500 : 4;
/** Files read before memory is compared; the deep run reads each kind once. */
const WARM_UPS = deep ? HOSTILE_WORKBOOKS.length : 2;
const GOOD_ROWS = deep ? 20_500 : 300;
/** After four files, V8 may not have collected garbage yet: 150 MB more were seen once. */
const MOST_GROWTH_MB = deep ? 60 : 250;
/** Memory limit of a container in the deployment examples. */
const DOCUMENTED_MB = memoryOfExamples();

const folder = mkdtempSync(join(tmpdir(), 'courier-workbooks-'));
let database: TestDatabase;
let server: ServerProcess;
let owner: HttpCaller;
beforeAll(async () => {
  database = await createTestDatabase(testServer() as string);
  const PORT = String(await freePort());
  server = startServerProcess({
    PORT,
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SIM_SPEED: '0.1',
    LIMIT_FACTOR: '100',
  });
  await server.ready;
  owner = await httpCaller(() => server.origin);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function memoryOfExamples(): number {
  const read = (name: string) => readFileSync(join(__dirname, '../../../../../../docs/deploy', name), 'utf8');
  const limits = [
    /limits: \{ memory: (\d+)Mi \}/.exec(read('kubernetes.yaml')),
    /mem_limit: (\d+)m/.exec(read('compose.yaml')),
  ];
  return Math.min(...limits.map((found) => Number(found?.[1])));
}
const memory = (name: 'VmRSS' | 'VmHWM') => {
  const text = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024);
};
/** In ms. */
const processorTime = () => {
  const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const send = (content: string, vendor_id = 'v1001') =>
  owner.call('POST', '/bulk-job/create', { vendor_id, content, ...confirmAll(GOOD_ROWS) });
const ofRandom = () => Math.random().toString(36).slice(2).padEnd(12, 'x');

it(`${HOSTILE_FILES} hostile files leave the memory as it was`, async () => {
  // Compressing a file takes a second of processor time, so only those that are sent are built.
  const files = HOSTILE_WORKBOOKS.slice(0, Math.max(HOSTILE_FILES, WARM_UPS)).map(([, , make]) =>
    Buffer.from(make()).toString('base64'),
  );
  for (const file of files.slice(0, WARM_UPS)) expect((await send(file)).status).toBe(400);
  const before = memory('VmRSS');
  const peakBefore = memory('VmHWM');
  const timeBefore = processorTime();
  const times: number[] = [];
  for (let count = 0; count < HOSTILE_FILES; count += 1) {
    const began = performance.now();
    expect((await send(files[count % files.length] ?? '')).status).toBe(400);
    times.push(performance.now() - began);
  }
  const after = memory('VmRSS');
  times.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  printRow('500 hostile files: median, slowest refusal', `${percentile(0.5)}, ${percentile(1)} ms`);
  printRow(
    '500 hostile files: memory before, after, maximum',
    `${before}, ${after}, ${memory('VmHWM')} MB`,
    `${DOCUMENTED_MB} MB`,
  );
  printFigure(
    `${HOSTILE_FILES} hostile files: memory ${before} MB before, ${after} MB after, ${memory('VmHWM')} MB at most ` +
      `(${peakBefore} MB before); refused after ${percentile(0.5)} ms (median), ${percentile(1)} ms at most, ` +
      `${Math.round((processorTime() - timeBefore) / HOSTILE_FILES)} ms of processor time each`,
  );
  expect(after).toBeLessThan(before + MOST_GROWTH_MB);
  expect(memory('VmHWM')).toBeLessThan(DOCUMENTED_MB);
}, 600_000);

it(`${GOOD_ROWS} good rows are read within the memory of the deployment examples`, async () => {
  const rows = Array.from({ length: GOOD_ROWS }, (_, index) => ({
    ...GOOD_ROW,
    dropoff_address: `No. ${1 + (index % 180)}, Ln. 240, Guangfu S. Rd.`,
    // Text that does not compress, to reach the maximum file size.
    notes: deep ? Array.from({ length: 8 }, ofRandom).join(' ') : '',
  }));
  const content = bulkFile(rows);
  const began = performance.now();
  const { status, body } = await send(content);
  expect([status, body['message']]).toEqual([200, undefined]);
  const { bulk_job: asked } = (body as { body: { bulk_job: BulkJob } }).body;
  // Large files are answered before their rows are checked.
  const bulk_job = await until(async () => {
    const now = await owner.call('GET', `/bulk-job/detail/v1001/${asked.metadata.bulk_job_id}?count=0`);
    const { bulk_job: job } = (now.body as { body: { bulk_job: BulkJob } }).body;
    return job.status !== 'UNKNOWN' && job;
  });
  printFigure(
    `${GOOD_ROWS} rows in ${((content.length * 3) / 4e6).toFixed(1)} MB: ` +
      `${((performance.now() - began) / 1000).toFixed(1)} s, ${memory('VmHWM')} of ${DOCUMENTED_MB} MB`,
  );
  expect(bulk_job.metadata).toMatchObject({ success_row_count: GOOD_ROWS, error_row_count: 0 });
  expect(GOOD_ROWS).toBeLessThan(WORKBOOK_LIMITS.rows);
  expect(memory('VmHWM')).toBeLessThan(DOCUMENTED_MB);
}, 600_000);
