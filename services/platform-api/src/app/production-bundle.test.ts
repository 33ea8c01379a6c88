import { afterAll, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../platform/db/database';
import { openForBusiness } from '../testing/installations/open-for-business';
import { PRODUCTION_SETTINGS } from '../testing/installations/production-settings';
import { startTestApp } from '../testing/server/start-test-app';
import { freePort, PRODUCTION, startServerProcess } from '../testing/processes/server-process';

const SERVICES = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRIES = [
  'platform-api/src/app/server.ts',
  'platform-api/src/domains/fleets/fleet-key-command.ts',
  'platform-api/src/platform/environment/forget-demo-command.ts',
  'platform-api/src/app/riders-command.ts',
  'platform-api/src/domains/operations/doctor/doctor-command.ts',
];

const folder = mkdtempSync(join(tmpdir(), 'courier-production-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function bundle(entry: string): Promise<{ modules: string[]; code: string }> {
  const { metafile, outputFiles } = await build({
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
    outdir: folder,
  });
  return {
    modules: Object.keys(metafile.inputs),
    code: outputFiles.map(({ text }) => text).join('\n'),
  };
}

/** What only the demonstration does: sandbox cards, its bank, invented houses, simulated time. */
const INVENTED = [
  '4000000000003220',
  '/sandbox-bank/',
  'cardBehaviour',
  'SETBACK_METRES',
  'SIM_SPEED',
  'DEMO_PULSE',
];
const listInvented = (code: string) => INVENTED.filter((text) => code.includes(text));

it.each(ENTRIES)('the bundle of %s contains no module of the demonstration', async (entry) => {
  const { modules } = await bundle(entry);
  expect(modules).toContain('platform-api/src/settings/config.ts');
  expect(modules.filter((path) => path.startsWith('demo/'))).toEqual([]);
});

it('finds the demonstration in the bundle of its own entry', async () => {
  const { modules, code } = await bundle('demo/src/server.ts');
  expect(modules).toEqual(
    expect.arrayContaining(['platform-api/src/app/run-server.ts', 'demo/src/seeds.ts']),
  );
  expect(listInvented(code)).toEqual(INVENTED);
});

/** The built programs if COURIER_SERVER names the server, else bundles of their source. */
async function readPrograms(): Promise<string[]> {
  const built = join(SERVICES, 'platform-api/dist');
  if (!process.env['COURIER_SERVER'])
    return Promise.all(ENTRIES.map(async (entry) => (await bundle(entry)).code));
  const files = readdirSync(built).filter((name) => name.endsWith('.mjs'));
  return files.map((name) => readFileSync(join(built, name), 'utf8'));
}

it('the programs of production contain nothing of the demonstration', async () => {
  const programs = await readPrograms();
  expect(programs.some((code) => code.includes('registerPayments'))).toBe(true);
  expect(programs.flatMap(listInvented)).toEqual([]);
});

it('the production server starts without the demonstration', async () => {
  const dataDir = join(folder, 'prd');
  mkdirSync(dataDir);
  const { db, close } = await openDatabase({ dataDir: join(dataDir, 'database') });
  await openForBusiness(db, 'TW');
  await close();
  const server = startServerProcess({
    ...PRODUCTION_SETTINGS,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
  });
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
    const { demonstration, rules, routing } = server.deps;
    expect([demonstration, rules.demo]).toEqual([null, null]);
    const trip = {
      source: { latitude: 25, longitude: 121 },
      destination: { latitude: 25.1, longitude: 121 },
    };
    expect(await routing.findRoute(trip)).toMatchObject({ isEstimate: true });
  } finally {
    await server.close();
  }
});
