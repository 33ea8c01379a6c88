import { Kysely } from 'kysely';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { OpenDatabase } from '../database';
import { FolderError } from '../embedded/folder-lock';
import { migrations } from '../migrations';
import { DatabaseError, type QueryResult } from '../embedded/pglite-client';
import { pgliteDialect } from '../embedded/pglite-dialect';
import type { Database } from '../schema';
import { createStorageState } from '../storage-state';
import { readFrames, writeFrame } from './frames';
import { ALIVE_MS, type Hello, type Instruction, type Response } from './messages';
import { findSocketAddress } from './socket-address';

/**
 * Opens the embedded database of a running server.
 * @returns null when no server listens
 * @throws FolderError when the server belongs to another user or release
 */
export async function connectToServer(dataDir: string): Promise<OpenDatabase | null> {
  const socket = await openSocket(dataDir);
  if (!socket) return null;
  const channel = await openChannel(socket, dataDir);
  const db = new Kysely<Database>({
    dialect: pgliteDialect(
      {
        query: async (sql, parameters) =>
          (await channel.send({ type: 'query', sql, parameters })) ?? { rows: [] },
        claim: () => channel.send({ type: 'claim' }),
        free: () => channel.send({ type: 'free' }),
      },
      () => undefined,
    ),
  });
  return {
    db,
    alone: async (work) => {
      await channel.send({ type: 'enter' });
      try {
        return await work();
      } finally {
        await channel.send({ type: 'leave' });
      }
    },
    storage: createStorageState(),
    close: async () => {
      await db.destroy();
      await channel.close();
    },
  };
}

/** A socket left over by a killed server refuses. */
const NOT_LISTENING = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'];

async function openSocket(dataDir: string): Promise<Socket | null> {
  const socket = connect(findSocketAddress(dataDir));
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (NOT_LISTENING.includes(code)) return null;
    const reason = code === 'EACCES' ? 'run the command as the user of the server' : message;
    throw new FolderError(`The running server in ${dataDir} cannot be reached: ${reason}.`);
  }
}

interface Channel {
  send(instruction: Instruction): Promise<QueryResult | undefined>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: QueryResult | undefined): void;
  reject(error: Error): void;
}

async function openChannel(socket: Socket, dataDir: string): Promise<Channel> {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  const receive = ({ id, result, error }: Response) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new DatabaseError(error));
    else call?.resolve(result);
  };
  const lost = () => new FolderError(`The server in ${dataDir} has closed the connection. ${UNCOMMITTED}`);
  const hello = new Promise<Hello>((resolve, reject) => {
    let greet: ((value: unknown) => void) | null = (value) => resolve(value as Hello);
    readFrames(socket, (value) => {
      if (greet) greet(value);
      else receive(value as Response);
      greet = null;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      reject(lost());
      for (const call of waiting.values()) call.reject(lost());
      waiting.clear();
    });
  });
  assertSameRelease(await hello, socket);
  const send = (instruction: Instruction) =>
    new Promise<QueryResult | undefined>((resolve, reject) => {
      if (socket.destroyed) return reject(lost());
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      writeFrame(socket, { ...instruction, id });
    });
  const signs = setInterval(() => {
    if (!socket.destroyed) writeFrame(socket, { type: 'alive', id: 0 });
  }, ALIVE_MS).unref();
  return {
    send,
    close: async () => {
      clearInterval(signs);
      if (socket.destroyed) return;
      socket.end();
      await once(socket, 'close');
    },
  };
}

const UNCOMMITTED = 'What the command had not finished is not stored: run it again.';

/** The tables of another release may differ, and a running server cannot be migrated. */
function assertSameRelease({ pid, migrations: theirs }: Hello, socket: Socket): void {
  const ours = Object.keys(migrations);
  if (ours.length === theirs.length && ours.every((name) => theirs.includes(name))) return;
  socket.destroy();
  throw new FolderError(
    `The running server (process ${pid}) is of another release: run the command with the release of the server.`,
  );
}
