import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../database-unavailable';

export interface QueryResult {
  rows: Record<string, unknown>[];
  affectedRows?: number;
}

export interface PgliteClient {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryResult>;
  /** The whole data folder as a tar, for starting another database. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** `code` is the SQLSTATE, e.g. 23505 for a duplicate key. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor(detail: { message: string; code?: string; constraint?: string }) {
    super(detail.message);
    this.name = 'DatabaseError';
    this.code = detail.code;
    this.constraint = detail.constraint;
  }
}

interface Reply {
  failed?: { message: string };
  id?: number;
  result?: unknown;
  error?: { message: string; code?: string; constraint?: string };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

type Source = { dataDir: string | null; dump?: Uint8Array };

/**
 * Starts the worker and opens the database.
 * @param source `dataDir` null keeps everything in memory; `dump` is the result of another database's `dump()`
 * @throws DatabaseError when the folder cannot be opened
 */
export async function openPglite(source: Source): Promise<PgliteClient> {
  return pgliteClient(await startPgliteWorker(source));
}

/** The worker with an open database. @throws DatabaseError when the folder cannot be opened */
export async function startPgliteWorker(source: Source): Promise<Worker> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: source,
    execArgv: [],
  });
  const ready = new Promise<void>((resolve, reject) => {
    worker.once('message', (reply: Reply) =>
      reply.failed ? reject(new DatabaseError(reply.failed)) : resolve(),
    );
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(STOPPED)));
  });
  await ready;
  worker.unref();
  return worker;
}

const STOPPED = 'The embedded database has stopped.';

/** Connects to a worker with an open database. `leave` disconnects without ending the worker. */
export function pgliteClient(worker: Worker): PgliteClient & { leave(): void } {
  const waiting = new Map<number, Waiting>();
  // An answer for an earlier client of this worker may still arrive.
  let nextId = Math.floor(Math.random() * 2 ** 40);
  let ended: Error | null = null;

  const failClient = (error: Error) => {
    ended ??= new DatabaseUnavailable(error);
    for (const call of waiting.values()) call.reject(ended);
    waiting.clear();
  };
  const call = (command: string, input?: unknown): Promise<unknown> => {
    if (ended) return Promise.reject(ended);
    const id = nextId++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      // Only pending answers keep the process alive.
      worker.ref();
      worker.postMessage({ id, command, input });
    });
  };

  const onReply = (reply: Reply) => {
    const asked = waiting.get(reply.id ?? 0);
    waiting.delete(reply.id ?? 0);
    if (waiting.size === 0) worker.unref();
    if (reply.error) asked?.reject(new DatabaseError(reply.error));
    else asked?.resolve(reply.result);
  };
  const stop = () => failClient(new Error(STOPPED));
  worker.on('message', onReply).on('error', failClient).on('exit', stop);

  return {
    query: (sql, parameters) => call('query', { sql, parameters }) as Promise<QueryResult>,
    dump: () => call('dump') as Promise<Uint8Array>,
    close: async () => {
      if (ended) return;
      await call('close');
      await worker.terminate();
    },
    leave: () => {
      worker.off('message', onReply).off('error', failClient).off('exit', stop).unref();
      stop();
    },
  };
}
