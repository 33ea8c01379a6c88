import { Worker } from 'node:worker_threads';

/** A file within the limits needs at most two seconds of processor time; a busy machine takes longer. */
const TIMEOUT_MS = 30_000;
const HEAP_MB = 256;

/** `code` comes from the worker. */
export class UnreadableFile extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Terminates the worker when it exceeds the time or memory limit.
 * @throws UnreadableFile
 */
export function readInThread(workerData: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./xlsx-worker.mjs', import.meta.url), {
      workerData,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
    });
    const timer = setTimeout(() => stopThread(() => reject(new UnreadableFile('too-large'))), TIMEOUT_MS);
    const stopThread = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', ({ result, code }: { result?: unknown; code?: string }) =>
      stopThread(() => (code === undefined ? resolve(result) : reject(new UnreadableFile(code)))),
    );
    worker.once('error', (error: Error & { code?: string }) =>
      stopThread(() =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableFile('too-large') : error),
      ),
    );
    worker.once('exit', () => stopThread(() => reject(new Error('The reader of spreadsheets ended early.'))));
  });
}
