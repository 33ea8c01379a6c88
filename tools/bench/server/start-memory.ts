import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { SERVER } from '../../portal/paths';
import type { Row } from '../report';
import { API, signIn } from './account';
import { startInstance } from './instance';

/** Duration of a shop's first visit; memory of the start is released by then. */
const SETTLED_MS = 30_000;
const OURS_MB = 150;

/** Memory of our server beyond that of an empty embedded database. */
export async function measureStartMemory(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-memory-'));
  try {
    const empty = await emptyMegabytes(join(folder, 'empty'));
    const ours = await startedMegabytes(join(folder, 'ours'));
    return [
      { what: 'memory of an empty embedded database', measured: empty, unit: 'MB' },
      { what: 'memory of the started server above it', measured: ours - empty, unit: 'MB', budget: OURS_MB },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With demo data, after an address search and page requests. */
async function startedMegabytes(dataDir: string): Promise<number> {
  const server = await startInstance({ DATA_DIR: dataDir, DEMO_PULSE: 'true' });
  try {
    const { call } = await signIn(server.origin, 'owner@demo.test');
    await call('GET', '/geolocator/autocomplete?query=Guangfu&country=TW&language=en');
    await fetch(`${server.origin}${API}/flags`);
    await pause(SETTLED_MS);
    return (await server.usage()).memoryMb;
  } finally {
    await server.stop();
  }
}

/** Minimum: after one statement and garbage collection. */
async function emptyMegabytes(dataDir: string): Promise<number> {
  const ofServer = createRequire(pathToFileURL(SERVER));
  const program = `
    const { PGlite } = require(${JSON.stringify(ofServer.resolve('@electric-sql/pglite'))});
    PGlite.create({ dataDir: ${JSON.stringify(dataDir)} }).then(async (database) => {
      await database.query('select 1');
      setTimeout(() => {
        gc();
        console.log(process.memoryUsage().rss / 1e6);
        process.exit(0);
      }, 5000);
    });`;
  const child = spawn(process.execPath, ['--expose-gc', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  await once(child, 'close');
  return Number(said);
}
