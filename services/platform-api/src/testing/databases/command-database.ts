import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Db } from '../../platform/db/database';
import { openPostgres } from '../../platform/db/postgres/open-postgres';
import { createTestDatabase, testServer } from './postgres-databases';

export interface CommandDatabase {
  /** Settings of a command that uses the database. */
  env: Readonly<Record<string, string>>;
  /** Two transactions at once on PostgreSQL. The embedded database belongs to one process: it is closed before a command starts. */
  open(): Promise<{ db: Db; close(): Promise<void> }>;
  drop(): Promise<void>;
}

/** A migrated database for commands in processes of their own: in a folder, or on PostgreSQL in that project. */
export async function createCommandDatabase(): Promise<CommandDatabase> {
  const cluster = testServer();
  if (cluster) {
    const { url, drop } = await createTestDatabase(cluster);
    return { env: { DATABASE_URL: url }, open: () => openPostgres(url, 4), drop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'courier-commands-'));
  const open = () => openDatabase({ dataDir: join(folder, 'database') });
  await (await open()).close();
  return {
    env: { DATA_DIR: folder },
    open,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
