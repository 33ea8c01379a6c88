import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Db } from '../db/database';
import { openPostgres } from '../db/postgres/open-postgres';
import { openForBusiness } from '../../testing/installations/open-for-business';
import { runForgetDemo } from '../../testing/processes/forget-demo-process';
import { API } from '../../testing/callers/place-order';
import {
  createTestDatabase,
  testServer,
  type TestDatabase,
} from '../../testing/databases/postgres-databases';
import { PRODUCTION_SETTINGS } from '../../testing/installations/production-settings';
import { printFigure } from '../../testing/print-figure';
import { freePort, startServerProcess, type ServerProcess } from '../../testing/processes/server-process';

const folder = mkdtempSync(join(tmpdir(), 'courier-used-as-staging-'));
let database: TestDatabase | null = null;
const running: ServerProcess[] = [];
beforeAll(async () => {
  const cluster = testServer();
  database = cluster ? await createTestDatabase(cluster, 'nothing') : null;
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const storageSettings = () => ({ DATA_DIR: folder, ...(database ? { DATABASE_URL: database.url } : {}) });
const start = async (ENVIRONMENT: string) => {
  const server = startServerProcess({
    PORT: String(await freePort()),
    ENVIRONMENT,
    ...(ENVIRONMENT === 'prd' ? PRODUCTION_SETTINGS : {}),
    ...storageSettings(),
  });
  server.ready.catch(() => undefined);
  running.push(server);
  return server;
};
const stop = async ({ child, ended }: ServerProcess) => {
  child.kill('SIGTERM');
  await ended;
};

async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = database
    ? await openPostgres(database.url, 2)
    : await openDatabase({ dataDir: join(folder, 'database') });
  await work(db);
  await close();
}

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

const post = (origin: string, path: string, body: object) =>
  fetch(`${origin}${API}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const signIn = (origin: string) =>
  post(origin, '/login', { email_address: 'owner@demo.test', password: 'Courier#2026' });
const statusWith = async (origin: string, authorization: string) =>
  (await fetch(`${origin}${API}/vendors`, { headers: { authorization } })).status;

const LIMIT_MS = 900_000;

async function refuseStaging(): Promise<void> {
  const staging = await start('stg');
  await staging.ready;
  const answer = (await (await signIn(staging.origin)).json()) as {
    result: { AuthenticationResult: Tokens };
  };
  const { AccessToken, IdToken, RefreshToken } = answer.result.AuthenticationResult;
  const page = await (await fetch(`${staging.origin}/dev/godroid`)).text();
  const { token } = JSON.parse(/id="embedded">(.*?)</.exec(page)?.[1] ?? '{}') as { token: string };
  const old = [`Bearer ${AccessToken}|${IdToken}`, `GoDroid ${token}`];
  for (const authorization of old) expect(await statusWith(staging.origin, authorization)).toBe(200);
  if (database) {
    const early = await runForgetDemo(storageSettings(), ['--to', 'prd', '--yes']);
    expect([early.code, early.errors]).toEqual([
      1,
      '1 server runs on this database: stop all of them first.\n',
    ]);
  }
  await stop(staging);

  const refusal =
    'The database belongs to ENVIRONMENT=stg, and this server was started with ENVIRONMENT=prd: start it with ' +
    'ENVIRONMENT=stg, choose another database with DATA_DIR or DATABASE_URL, or give this one to prd with ' +
    '"npm run forget-demo -- --to prd", which shows what it deletes before it does.\n';
  const expectRefused = async () => {
    const server = await start('prd');
    expect([await server.ended, server.errors()]).toEqual([1, refusal]);
  };
  await expectRefused();

  const dryRun = await runForgetDemo(storageSettings(), ['--to', 'prd']);
  expect(dryRun).toMatchObject({ code: 0, errors: '' });
  expect(dryRun.output).toContain('Nothing was changed.');
  expect(dryRun.output).toMatch(/^ +5 {2}users$/m);
  expect(dryRun.output).toMatch(/^ +2 {2}server_keys$/m);
  await expectRefused();

  const done = await runForgetDemo(storageSettings(), ['--to', 'prd', '--yes']);
  expect(done).toMatchObject({ code: 0, errors: '' });
  expect(done.output).toContain('Done. Start the server with ENVIRONMENT=prd');

  await withDatabase((db) => openForBusiness(db, 'TW'));
  const production = await start('prd');
  await production.ready;
  expect((await signIn(production.origin)).status).toBe(401);
  const extended = await post(production.origin, '/login/extend', { refresh_token: RefreshToken });
  expect(extended.status).toBe(401);
  const refused: number[] = [];
  for (const authorization of old) refused.push(await statusWith(production.origin, authorization));
  expect(refused).toEqual([401, 401]);
  await stop(production);
  printFigure(`${old.length} of ${old.length} tokens of stg and the demo account refused by production`);

  const back = await start('stg');
  expect(await back.ended).toBe(1);
  expect(back.errors()).toContain('The database belongs to ENVIRONMENT=prd');
}

it(
  'production refuses a database that was used as stg, its demo accounts and its tokens',
  refuseStaging,
  LIMIT_MS,
);

it.each([[[]], [['--to']], [['--to', 'live']], [['--to', 'prd', '--now']]])(
  'the command prints its usage after %j',
  async (args) => {
    const { code, errors } = await runForgetDemo(storageSettings(), args);
    expect([code, errors]).toEqual([
      1,
      'Usage: npm run forget-demo -- --to prd [--yes]. Without --yes it shows what it would delete.\n',
    ]);
  },
);
