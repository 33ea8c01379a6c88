import { afterAll, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from './db/database';
import { openForBusiness } from './testing/open-for-business';
import { PRODUCTION_SETTINGS } from './testing/production-settings';
import { startTestApp } from './testing/start-test-app';
import { freePort, startServerProcess } from './testing/server-process';

const SERVICES = fileURLToPath(new URL('../..', import.meta.url));
const PRODUCTION = join(SERVICES, 'platform-api/src/server.ts');
const ENTRIES = [
  'platform-api/src/server.ts',
  'platform-api/src/modules/fleets/fleet-key-command.ts',
  'platform-api/src/environment/forget-demo-command.ts',
  'platform-api/src/modules/rider-app/riders-command.ts',
  'platform-api/src/doctor/doctor-command.ts',
];

const folder = mkdtempSync(join(tmpdir(), 'courier-production-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function listBundled(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(SERVICES, entry)],
    absWorkingDir: SERVICES,
    bundle: true,
    metafile: true,
    write: false,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    loader: { '.node': 'empty' },
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

it.each(ENTRIES)('the bundle of %s contains no module of the demonstration', async (entry) => {
  const bundled = await listBundled(entry);
  expect(bundled).toContain('platform-api/src/config.ts');
  expect(bundled.filter((path) => path.startsWith('demo/'))).toEqual([]);
});

it('finds the demonstration in the bundle of its own entry', async () => {
  const bundled = await listBundled('demo/src/server.ts');
  expect(bundled).toEqual(expect.arrayContaining(['platform-api/src/run-server.ts', 'demo/src/seeds.ts']));
});

it('the production server starts without the demonstration', async () => {
  const dataDir = join(folder, 'prd');
  mkdirSync(dataDir);
  const { db, close } = await openDatabase({ dataDir: join(dataDir, 'database') });
  await openForBusiness(db, 'TW');
  await close();
  const server = startServerProcess(
    { ...PRODUCTION_SETTINGS, PORT: String(await freePort()), DATA_DIR: dataDir },
    [],
    PRODUCTION,
  );
  try {
    await server.ready;
    expect((await fetch(`${server.origin}/courier/api/v1/simulator`)).status).toBe(404);
  } finally {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }
});

it('a server without the demonstration names the missing fleet', async () => {
  const server = startServerProcess(
    { PORT: String(await freePort()), DATA_DIR: join(folder, 'stg'), ENVIRONMENT: 'stg' },
    [],
    PRODUCTION,
  );
  server.ready.catch(() => undefined);
  expect([await server.ended, server.errors()]).toEqual([
    1,
    'Only the simulator delivers, and this server contains none: set FLEET=api or another fleet, or start the ' +
      'demonstration with "npm start".\n',
  ]);
});

it('ignores a demonstration in production', async () => {
  const server = await startTestApp({ environment: 'prd' });
  try {
    const { demonstration, demoRules, routing } = server.deps;
    expect([demonstration, demoRules]).toEqual([null, null]);
    const trip = {
      source: { latitude: 25, longitude: 121 },
      destination: { latitude: 25.1, longitude: 121 },
    };
    expect(await routing.findRoute(trip)).toMatchObject({ isEstimate: true });
  } finally {
    await server.close();
  }
});
