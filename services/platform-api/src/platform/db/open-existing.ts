import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../../settings/config';
import { openDatabase, type OpenDatabase } from './database';
import { FolderError, lockFolder } from './folder-lock';
import { openPostgres } from './open-postgres';

const POOL_SIZE = 2;

/**
 * Opens the configured database for a command that runs while no server does.
 * @throws FolderError when there is no embedded database or a server uses it, ConnectionError when DATABASE_URL cannot
 * be used
 */
export async function openExisting(
  config: Pick<ServerConfig, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl, POOL_SIZE);
  const folder = config.dataDir === null ? null : join(config.dataDir, 'database');
  if (config.dataDir === null || folder === null || !existsSync(folder))
    throw new FolderError(`There is no database in ${config.dataDir}: name its folder with DATA_DIR.`);
  const lock = lockFolder(config.dataDir);
  const database = await openDatabase({ dataDir: folder });
  return {
    ...database,
    close: async () => {
      await database.close();
      lock.release();
    },
  };
}
