import type { FastifyInstance } from 'fastify';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app';
import { systemClock, type Clock } from './clock';
import type { ServerConfig } from './config';
import { openDatabase } from './db/database';
import { lockFolder } from './db/folder-lock';
import { demoSeeds, seedDemo, type DemoSeed } from './demo';
import type { Deps } from './deps';
import { createOrderBus } from './live-bus';
import { createMetrics } from './metrics';
import { createFlagValues } from './modules/flags/flag-values';
import { loadKeyring } from './modules/identity/keyring';

export interface OpenServer {
  app: FastifyInstance;
  deps: Omit<Deps, 'log'>;
  /** Ends connections, then the database, then the lock. Safe to call twice. */
  close(): Promise<void>;
}

interface Extra {
  clock?: Clock;
  /** A database to start from instead of an empty one; only in memory. */
  dump?: Uint8Array;
  /** Demo data to add; all of it unless a test wants less. */
  seeds?: readonly DemoSeed[];
}

/**
 * Everything but listening: lock, database, demo data, routes.
 * @throws FolderError when the database folder cannot be used
 */
export async function openServer(
  config: ServerConfig,
  { clock = systemClock, dump, seeds = demoSeeds }: Extra = {},
): Promise<OpenServer> {
  const lock = config.dataDir === null ? null : lockFolder(config.dataDir);
  try {
    const folder = config.dataDir === null ? null : join(config.dataDir, 'database');
    if (config.reset && folder !== null) rmSync(folder, { recursive: true, force: true });
    const database = await openDatabase({ dataDir: folder, ...(dump ? { dump } : {}) });
    const keys = await loadKeyring(database.db, clock);
    const flags = createFlagValues(config, (sentence) => process.stderr.write(`${sentence}\n`));
    const deps = {
      db: database.db,
      config,
      clock,
      bus: createOrderBus(),
      keys,
      metrics: createMetrics(),
      flags,
    };
    await seedDemo(deps, seeds);
    const app = await buildApp(deps);
    let closing: Promise<void> | null = null;
    const close = async () => {
      await app.close();
      await database.close();
      lock?.release();
    };
    return { app, deps, close: () => (closing ??= close()) };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
