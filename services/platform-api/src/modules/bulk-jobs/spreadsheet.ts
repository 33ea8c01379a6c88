import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client/contract';
import { LIMITS } from '@courier/config';
import { Worker } from 'node:worker_threads';
import { Refusal, badInput } from '../../contract-mount/refusal';
import { TEMPLATE_HELP } from './template-help';

export interface SheetRow {
  /** As the spreadsheet numbers it. */
  number: number;
  values: Readonly<Record<BulkColumn, string>>;
}

const READ_LIMITS = { entries: 200, inflatedBytes: 64 * 1024 * 1024, rows: 1000, cellLength: 2000 };
const TIMEOUT_MS = 20_000;
const HEAP_MB = 320;
const MOST_WAITING = 8;

const REFUSALS: Readonly<Record<string, Refusal>> = {
  'not-xlsx': badInput('The file is not an XLSX spreadsheet.', 'bulk.invalid-format', 'content'),
  'too-large': badInput('The file holds too much.', 'bulk.invalid-size', 'content'),
  'too-many-rows': badInput(
    `A file holds at most ${READ_LIMITS.rows} orders.`,
    'bulk.too-many-rows',
    'content',
  ),
  columns: badInput('The file lacks columns of the template.', 'bulk.columns', 'content'),
  'no-rows': badInput('The file holds no orders.', 'bulk.no-rows', 'content'),
};

/**
 * The rows of an uploaded file.
 * @param content base64
 * @throws Refusal 413 for more than 5 MB, 400 for anything that is no spreadsheet of the template's columns
 */
export async function readSpreadsheet(content: string): Promise<SheetRow[]> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LIMITS.bulkFileBytes)
    throw new Refusal(413, 'The file is larger than 5 MB.', 'bulk.invalid-size', { field: 'content' });
  const isBase64 = /^[A-Za-z0-9+/]*={0,2}$/.test(content) && content.length % 4 === 0;
  if (!isBase64 || bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04')
    throw REFUSALS['not-xlsx'] as Refusal;
  return (await work({ task: 'read', content: bytes, limits: READ_LIMITS })) as SheetRow[];
}

let template: Promise<Buffer> | null = null;

/** The file to fill. */
export function templateFile(): Promise<Buffer> {
  template ??= work({ task: 'template', help: TEMPLATE_HELP, limits: READ_LIMITS }).then((bytes) =>
    Buffer.from(bytes as Uint8Array),
  );
  template.catch(() => (template = null));
  return template;
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One file at a time, so that its memory is taken once. */
async function work(data: object): Promise<unknown> {
  if (waiting >= MOST_WAITING)
    throw new Refusal(503, 'Too many files at once.', 'error.too-many-requests', { retryAfter: 10 });
  waiting += 1;
  const mine = last.then(() => runWorker({ ...data, columns: BULK_COLUMNS }));
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

/** A thread of its own, ended when it takes too long or too much memory. */
function runWorker(workerData: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./xlsx-worker.mjs', import.meta.url), {
      workerData,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    });
    const timer = setTimeout(() => end(() => reject(REFUSALS['too-large'] as Refusal)), TIMEOUT_MS);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', ({ result, code }: { result?: unknown; code?: string }) =>
      end(() =>
        code === undefined ? resolve(result) : reject(REFUSALS[code] ?? (REFUSALS['not-xlsx'] as Refusal)),
      ),
    );
    worker.once('error', (error: Error & { code?: string }) =>
      end(() =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? (REFUSALS['too-large'] as Refusal) : error),
      ),
    );
    worker.once('exit', () => end(() => reject(new Error('The reader of spreadsheets ended early.'))));
  });
}
