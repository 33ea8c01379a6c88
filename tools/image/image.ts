import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../services/platform-api/src/testing/databases/postgres-server';
import { openPostgres } from '../../services/platform-api/src/platform/db/postgres/open-postgres';
import { openForBusiness } from '../../services/platform-api/src/testing/installations/open-for-business';
import { PRODUCTION_SETTINGS } from '../../services/platform-api/src/testing/installations/production-settings';
import { freePort } from '../portal/free-port';
import { ROOT } from '../publish/paths';
import { buildStages } from './build-stages';
import { parseDockerfile, readStageEnd, type StageEnd } from './dockerfile';
import { runInRoot, startInRoot } from './stage-root';

const READY_WITHIN_MS = 120_000;
const API = '/courier/api/v1';
const DEMO = { email_address: 'owner@demo.test', password: 'Courier#2026' };

function printLine(sentence: string): void {
  console.log(sentence);
}

function expectEqual(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${what}: ${String(found)} instead of ${String(expected)}.`);
  printLine(`  ${what}: ${String(found)}`);
}

interface Start {
  root: string;
  end: StageEnd;
  env: Readonly<Record<string, string>>;
  /** Writable mounts; everything else is read-only. */
  writable: readonly string[];
}

/** Starts the image's command as its user, runs the health check and some requests, and stops it. */
async function checkStart({ root, end, env, writable }: Start): Promise<void> {
  const port = await freePort();
  const settings = { ...end.settings, LOG_LEVEL: 'warn', ...env, PORT: String(port) };
  const server = startInRoot(root, end.command, {
    user: end.user,
    folder: end.folder,
    env: settings,
    writable,
  });
  const ended = once(server, 'exit');
  try {
    const origin = `http://127.0.0.1:${port}`;
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('The server did not get ready.');
      await pause(100);
    }
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    expectEqual('user of the process', /^Uid:\t(\d+)/m.exec(status)?.[1], '1000');
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    expectEqual('answer to the first page', page.status, 200);
    const signIn = await fetch(`${origin}${API}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(DEMO),
    });
    expectEqual('answer to a demo account', signIn.status, 401);
  } finally {
    if (server.exitCode === null) server.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    expectEqual('exit code after SIGTERM', code, 0);
  }
}

/** What a production server needs in its database before it starts. */
async function openShop(url: string): Promise<void> {
  const { db, close } = await openPostgres(url, 2);
  await openForBusiness(db, 'TW');
  await close();
}

async function run(scratch: string): Promise<void> {
  const stages = parseDockerfile(readFileSync(join(ROOT, 'docs/deploy/Dockerfile'), 'utf8'));
  const last = stages.at(-1);
  if (!last) throw new Error('The Dockerfile has no stage.');
  const root = buildStages(stages, { context: ROOT, scratch, say: printLine });
  const end = readStageEnd(last);
  const dataDir = end.settings['DATA_DIR'] ?? '';
  const asUser = { user: end.user, folder: end.folder, env: {} };
  runInRoot(root, `test ! -w . && test ! -w ${end.command[1]} && test -w ${dataDir}`, asUser);
  printLine('  the user may write to its data, not to its program');

  const postgres = await startPostgres();
  const owner = new Client({ connectionString: postgres.url('postgres') });
  await owner.connect();
  try {
    for (const ENVIRONMENT of ['stg', 'prd']) {
      await owner.query(`create database image_${ENVIRONMENT}`);
      const DATABASE_URL = postgres.url(`image_${ENVIRONMENT}`);
      if (ENVIRONMENT === 'prd') await openShop(DATABASE_URL);
      printLine(`${ENVIRONMENT} on PostgreSQL, the whole file system read-only`);
      await checkStart({
        root,
        end,
        env: {
          DATABASE_URL,
          ...(ENVIRONMENT === 'prd' ? PRODUCTION_SETTINGS : { ENVIRONMENT, FLEET: 'api' }),
        },
        writable: [],
      });
    }
  } finally {
    await owner.end();
    await postgres.close();
  }
  printLine(`stg on the embedded database, only ${dataDir} writable`);
  await checkStart({ root, end, env: { ENVIRONMENT: 'stg', FLEET: 'api' }, writable: [dataDir] });
}

if (process.getuid?.() !== 0)
  throw new Error('The stages run in root folders of their own, which takes root on Linux.');
const scratch = mkdtempSync(join(tmpdir(), 'courier-image-'));
try {
  await run(scratch);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
