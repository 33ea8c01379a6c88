import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '../../../settings/config';
import { openDatabase, type OpenDatabase } from '../database';
import { FolderError, FolderInUse, lockFolder } from '../embedded/folder-lock';
import { openPostgres } from '../postgres/open-postgres';
import { connectToServer } from './connect-to-server';

const POOL_SIZE = 2;
/** A server listens for commands after its migrations; another command ends. */
const START_LIMIT_MS = 120_000;
const RETRY_MS = 100;
const NOTICE_MS = 3000;

type DatabaseSettings = Pick<ServerConfig, 'databaseUrl' | 'dataDir'>;

/**
 * Opens the configured database for a command, the embedded one through the running server if there is one.
 * @throws FolderError when there is no embedded database or its process serves no commands, ConnectionError when
 * DATABASE_URL cannot be used
 */
export async function openExisting(
  config: DatabaseSettings,
  limitMs = START_LIMIT_MS,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl, POOL_SIZE);
  const dataDir = findDataDir(config);
  const startedAtMs = performance.now();
  let hasNotified = false;
  for (;;) {
    const served = await connectToServer(dataDir);
    if (served) return served;
    try {
      return await openLocked(dataDir);
    } catch (error) {
      const waitedMs = performance.now() - startedAtMs;
      if (!(error instanceof FolderInUse) || waitedMs > limitMs) throw error;
      if (waitedMs > NOTICE_MS && !hasNotified) {
        process.stderr.write(`Waiting until the process that uses ${dataDir} serves commands or ends.\n`);
        hasNotified = true;
      }
    }
    await wait(RETRY_MS);
  }
}

/**
 * Opens the configured database for a command that must not run beside a server with the embedded database.
 * @throws FolderError when there is no embedded database or a process uses it, ConnectionError when DATABASE_URL cannot
 * be used
 */
export async function openUnused(config: DatabaseSettings): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openLocked(findDataDir(config))
    : openPostgres(config.databaseUrl, POOL_SIZE);
}

const databaseFolder = (dataDir: string) => join(dataDir, 'database');

function findDataDir({ dataDir }: DatabaseSettings): string {
  if (dataDir === null || !existsSync(databaseFolder(dataDir)))
    throw new FolderError(`There is no database in ${dataDir}: name its folder with DATA_DIR.`);
  return dataDir;
}

async function openLocked(dataDir: string): Promise<OpenDatabase> {
  const lock = lockFolder(dataDir);
  const database = await openDatabase({ dataDir: databaseFolder(dataDir) }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      lock.release();
    },
  };
}
