import { CompiledQuery } from 'kysely';
import type { Socket } from 'node:net';
import type { Db } from '../database';
import { DatabaseUnavailable } from '../database-unavailable';
import type { QueryResult } from '../embedded/pglite-client';
import { readFrames, writeFrame } from './frames';
import type { Request, Response } from './messages';
import type { EnterQueue } from './queue';

export interface CommandSession {
  /** Resolves after the rollback of what the command has not committed. */
  ended: Promise<void>;
  end(): void;
}

/** As PostgreSQL ends a transaction that does nothing: the server has no other connection. */
const IDLE_TRANSACTION_MS = 10_000;
/** A suspended command would exclude all others. */
const SILENT_MS = 60_000;

interface Connection {
  db: Db;
  release(): void;
}

/** Runs the queries of one command, one after the other. */
export function createCommandSession(db: Db, enterQueue: EnterQueue, socket: Socket): CommandSession {
  let connection: Connection | null = null;
  let endTurn: (() => void) | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pendingWork: Promise<void> = Promise.resolve();

  const run = async (request: Request): Promise<QueryResult | undefined> => {
    if (request.type === 'query') return runQuery(connection?.db ?? db, request);
    if (request.type === 'claim') connection = await claimConnection(db);
    if (request.type === 'free') {
      connection?.release();
      connection = null;
    }
    if (request.type === 'enter') endTurn = await enterQueue();
    if (request.type === 'leave') {
      endTurn?.();
      endTurn = null;
    }
    return undefined;
  };
  const watchSilence = () => {
    timer = setTimeout(() => socket.destroy(), connection ? IDLE_TRANSACTION_MS : SILENT_MS).unref();
  };
  const respond = async (request: Request) => {
    if (socket.destroyed || (request.type === 'alive' && connection)) return;
    clearTimeout(timer);
    const response = await run(request).then(
      (result): Response => ({ id: request.id, result }),
      (error: unknown): Response => ({ id: request.id, error: toWireError(error) }),
    );
    if (socket.destroyed) return;
    writeFrame(socket, response);
    watchSilence();
  };
  const clear = async () => {
    clearTimeout(timer);
    await connection?.db.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
    connection?.release();
    endTurn?.();
  };

  readFrames(socket, (value) => {
    pendingWork = pendingWork.then(() => respond(value as Request));
  });
  watchSilence();
  // A killed command; 'close' follows.
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => void pendingWork.then(clear).then(resolve));
  });
  return {
    ended,
    end: () => void socket.destroy(),
  };
}

/** Waits for the single connection, which then serves only this command until its release. */
function claimConnection(db: Db): Promise<Connection> {
  return new Promise((resolve, reject) => {
    db.connection()
      .execute(
        (single) =>
          new Promise<void>((release) => {
            resolve({ db: single, release });
          }),
      )
      .catch(reject);
  });
}

async function runQuery(
  db: Db,
  { sql, parameters }: { sql: string; parameters: readonly unknown[] },
): Promise<QueryResult> {
  const { rows, numAffectedRows = 0n } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(sql, [...parameters]),
  );
  return { rows, affectedRows: Number(numAffectedRows) };
}

function toWireError(error: unknown): NonNullable<Response['error']> {
  const original = error instanceof DatabaseUnavailable ? error.cause : error;
  const { message, code, constraint } = original as { message: string; code?: string; constraint?: string };
  return { message, ...(code ? { code } : {}), ...(constraint ? { constraint } : {}) };
}
