import { Worker } from 'node:worker_threads';

export interface QueryResult {
  rows: Record<string, unknown>[];
  affectedRows?: number;
}

/** The embedded database behind its worker thread. */
export interface PgliteClient {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryResult>;
  /** The whole data folder as a tar, to start another database from. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** An error of the database; `code` is the SQLSTATE, e.g. 23505 for a duplicate key. */
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
  ready?: true;
  failed?: { message: string };
  id?: number;
  result?: unknown;
  error?: { message: string; code?: string; constraint?: string };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Starts the worker and opens the database.
 * @param source `dataDir` null keeps everything in memory; `dump` is what another database's `dump()` gave
 * @throws DatabaseError when the folder cannot be opened
 */
export async function openPglite(source: {
  dataDir: string | null;
  dump?: Uint8Array;
}): Promise<PgliteClient> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: source,
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  let ended: Error | null = null;

  const end = (error: Error) => {
    ended ??= error;
    for (const call of waiting.values()) call.reject(ended);
    waiting.clear();
  };
  const call = (command: string, input?: unknown): Promise<unknown> => {
    if (ended) return Promise.reject(ended);
    const id = nextId++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      // An idle database keeps no process alive, one that owes an answer does.
      worker.ref();
      worker.postMessage({ id, command, input });
    });
  };

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: Reply) => {
      if (reply.ready) return resolve();
      if (reply.failed) return reject(new DatabaseError(reply.failed));
      const asked = waiting.get(reply.id ?? 0);
      waiting.delete(reply.id ?? 0);
      if (waiting.size === 0) worker.unref();
      if (reply.error) asked?.reject(new DatabaseError(reply.error));
      else asked?.resolve(reply.result);
    });
    worker.on('error', (error: Error) => {
      end(error);
      reject(error);
    });
    worker.on('exit', () => end(new Error('The embedded database has stopped.')));
  });

  worker.unref();

  return {
    query: (sql, parameters) => call('query', { sql, parameters }) as Promise<QueryResult>,
    dump: () => call('dump') as Promise<Uint8Array>,
    close: async () => {
      if (ended) return;
      await call('close');
      await worker.terminate();
    },
  };
}
