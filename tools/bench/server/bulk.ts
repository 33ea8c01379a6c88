import type { BulkJob } from '@courier/api-client/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bulkFile, GOOD_ROW } from '../../../services/platform-api/src/testing/inputs/bulk-file';
import type { Row } from '../report';
import { signIn, type Account } from './account';
import { measureBareRows, measureBareOrders } from './bulk-floor';
import { PARENT, PRODUCTION_STATEMENTS, SHOP_STATEMENTS } from './fill-orders';
import { fillEmbedded } from './embedded';
import { turnIntoProduction, type FilledDatabase } from './filled-database';
import { startInstance, type Instance } from './instance';
import { PRODUCTION_SETTINGS } from '../../../services/platform-api/src/testing/installations/production-settings';

const ROWS = 20_000;
/** Fits into five seconds; a quarter of it embedded. */
const PLACED = 5000;
const PLACED_EMBEDDED = 1000;
const PLACED_A_SECOND = 200;
const PLACED_A_SECOND_EMBEDDED = 40;
const LOOK_MS = 50;

const ROADS = ['Guangfu S. Rd.', 'Zhongxiao E. Rd., Sec. 4', 'Fuxing S. Rd., Sec. 1', 'Nobody Knows St.'];
/** Roads before the last are known; rows on the last one need a decision. */
const KNOWN_ROADS = ROADS.length - 1;
const CHINESE = ['光復南路', '忠孝東路四段', '復興南路一段', '沒人知道街'];

/** A workbook of unique addresses: known roads, unknown streets, both scripts. */
function workbook(count: number, roads: number): string {
  const taipeiAddress = (row: number) => {
    const [road, number, lane] = [row % roads, 1 + (row % 240), 1 + Math.floor(row / 240)];
    return row % 2
      ? `台北市大安區${CHINESE[road]}${lane}巷${number}號`
      : `No. ${number}, Ln. ${lane}, ${ROADS[road]}`;
  };
  return bulkFile(
    Array.from({ length: count }, (_, row) => ({
      ...GOOD_ROW,
      dropoff_address: taipeiAddress(row),
      description: `order ${row}`,
      // Random notes, because real notes do not compress well.
      notes: Array.from({ length: 6 }, () => Math.random().toString(36).slice(2)).join(' '),
    })),
  );
}

/** Checks and places large files on PostgreSQL, each compared with the database alone storing as much. */
export async function measureBulk({ url }: FilledDatabase): Promise<Row[]> {
  await turnIntoProduction(url);
  const server = await startInstance({
    DATABASE_URL: url,
    ...PRODUCTION_SETTINGS,
    ACCESS_TOKEN_SECONDS: '7200',
  });
  try {
    const account = await signIn(server.origin, 'solo@demo.test');
    const checked = await checkFile(account, server, ROWS, ROADS.length);
    const placed = await placeFile(account, server, PLACED);
    return [
      {
        what: `file of ${ROWS.toLocaleString('en')} rows: uploaded and checked`,
        measured: checked.ms,
        unit: 'ms',
        budget: 5000,
        floor: await measureBareRows(url, checked.jobId),
      },
      { what: '  upload answered after', measured: checked.answeredMs, unit: 'ms' },
      { what: '  processor time of the server', measured: checked.cpuMs, unit: 'ms' },
      { what: '  longest hold-up of its event loop', measured: checked.blockedMs, unit: 'ms' },
      {
        what: `${PLACED.toLocaleString('en')} rows placed`,
        measured: placed.ms,
        unit: 'ms',
        budget: (PLACED / PLACED_A_SECOND) * 1000,
        floor: await measureBareOrders(url, PLACED),
      },
      ...placedRows(placed, PLACED),
    ];
  } finally {
    await server.stop();
  }
}

export async function measureBulkEmbedded(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-bench-'));
  try {
    await (await startInstance({ DATA_DIR: folder, ENVIRONMENT: 'stg' })).stop();
    await fillEmbedded(join(folder, 'database'), [...SHOP_STATEMENTS, ...PRODUCTION_STATEMENTS]);
    const server = await startInstance({ DATA_DIR: folder, ...PRODUCTION_SETTINGS });
    try {
      const account = await signIn(server.origin, 'solo@demo.test');
      const placed = await placeFile(account, server, PLACED_EMBEDDED);
      return [
        {
          what: `embedded database, ${PLACED_EMBEDDED.toLocaleString('en')} rows placed`,
          measured: placed.ms,
          unit: 'ms',
          budget: (PLACED_EMBEDDED / PLACED_A_SECOND_EMBEDDED) * 1000,
        },
        ...placedRows(placed, PLACED_EMBEDDED),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Took {
  ms: number;
  blockedMs: number;
}

const placedRows = ({ ms, blockedMs }: Took, count: number): Row[] => [
  { what: '  orders a second', measured: Math.round((count / ms) * 1000), unit: 'pieces' },
  { what: '  longest hold-up of its event loop', measured: blockedMs, unit: 'ms' },
];

const jobIn = (answer: unknown) => (answer as { body: { bulk_job: BulkJob } }).body.bulk_job;

async function untilDone(account: Account, { metadata }: BulkJob): Promise<BulkJob> {
  for (;;) {
    const path = `/bulk-job/detail/${PARENT}/${metadata.bulk_job_id}?count=0`;
    const job = jobIn(await account.call('GET', path));
    if (!job.progress) return job;
    await pause(LOOK_MS);
  }
}

async function checkFile(
  account: Account,
  server: Instance,
  count: number,
  roads: number,
): Promise<Took & { answeredMs: number; cpuMs: number; jobId: string }> {
  const content = workbook(count, roads);
  // The first search loads the places.
  await account.call('GET', '/geolocator/autocomplete?query=Guangfu&country=TW&language=en');
  const before = await server.usage();
  const began = performance.now();
  const job = jobIn(await account.call('POST', '/bulk-job/create', { vendor_id: PARENT, content }));
  const answeredMs = performance.now() - began;
  const done = await untilDone(account, job);
  const ms = performance.now() - began;
  const { success_row_count: good, held_row_count: held = 0 } = done.metadata;
  if (good + held !== count)
    throw new Error(`${done.metadata.error_row_count} rows of the file were refused.`);
  const after = await server.usage();
  const cpuMs = (after.cpuSeconds - before.cpuSeconds) * 1000;
  return { ms, answeredMs, cpuMs, jobId: done.metadata.bulk_job_id, blockedMs: after.blockedMs };
}

async function placeFile(account: Account, server: Instance, count: number): Promise<Took> {
  const { jobId } = await checkFile(account, server, count, KNOWN_ROADS);
  const began = performance.now();
  const job = jobIn(await account.call('POST', `/bulk-job/place-orders/${jobId}?count=0`));
  const done = await untilDone(account, job);
  const ms = performance.now() - began;
  if (done.metadata.placed_row_count !== count)
    throw new Error(`${done.metadata.error_row_count} rows of the file were not placed.`);
  return { ms, blockedMs: (await server.usage()).blockedMs };
}
