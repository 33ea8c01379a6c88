import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { systemClock } from '../../platform/clock';
import { openDatabase } from '../../platform/db/database';
import type { Db } from '../../platform/db/database';
import { openPostgres } from '../../platform/db/postgres/open-postgres';
import { LEGAL_PAGES } from '../../domains/site/legal/legal-texts';
import { startMailServer } from '../companies/mail-server';
import { administer, createTestDatabase, testServer } from '../databases/postgres-databases';
import { openForBusiness } from './open-for-business';
import { startPlaceServer } from '../companies/place-server';
import { PRODUCTION_SETTINGS } from './production-settings';
import { setRules } from './set-rules';
import { servePortalWithTls } from '../processes/serve-portal-with-tls';

export interface GoodInstallation {
  env: Readonly<Record<string, string>>;
  /** Stand-ins and a folder with `data`, `site` and `backups`. */
  folder: string;
  /** Runs work on its database, which the embedded one allows only one process. */
  withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const ROLE = 'courier_doctor';

/** A production installation in which nothing is missing: database, fleet, mail, places, TLS proxy, site and backups. */
export async function createGoodInstallation(): Promise<GoodInstallation> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-good-'));
  for (const name of ['data', 'site', 'backups', 'legal']) mkdirSync(join(folder, name));
  for (const page of LEGAL_PAGES) writeFileSync(join(folder, `legal/${page}.en.md`), '# Text\n\nof us');
  writeFileSync(join(folder, 'site/documents.json'), '[]');
  writeFileSync(join(folder, 'backups/courier.dump'), 'PGDMP');
  chmodSync(join(folder, 'backups/courier.dump'), 0o600);
  const mail = await startMailServer();
  const portal = await servePortalWithTls({ days: 90 });
  const places = await startPlaceServer();
  const database = await createDatabase(folder);
  await database.withDatabase(async (db) => {
    await openForBusiness(db, 'SG');
    const daily = { days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1440 };
    await setRules(db, 'hours', [{ scope: {}, week: [daily], dates: [] }], systemClock.nowSeconds(), 'SG');
  });
  return {
    env: {
      ...PRODUCTION_SETTINGS,
      ...database.env,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      PUBLIC_ORIGIN: portal.origin,
      TRUSTED_PROXIES: '127.0.0.1',
      SUPPORT_EMAIL: 'support@portal.example',
      OPERATOR_TOKEN: 'a2b9c6d1e8f7a2b9c6d1e8f7a2b9c6d1',
      GEOLOCATOR: 'photon',
      GEOLOCATOR_URL: places.origin,
      MAP_TILES: 'openfreemap',
      ROUTING: 'osrm',
      ROUTING_URL: places.origin,
      // A busy machine is not a fault of the installation.
      ROUTING_TIMEOUT_MS: '30000',
      SITE_DIR: join(folder, 'site'),
      BACKUP_DIR: join(folder, 'backups'),
      LEGAL_DIR: join(folder, 'legal'),
      NODE_EXTRA_CA_CERTS: portal.certificateFile,
    },
    folder,
    withDatabase: database.withDatabase,
    close: async () => {
      mail.close();
      portal.close();
      await places.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Stored extends Pick<GoodInstallation, 'withDatabase'> {
  env: Record<string, string>;
  drop(): Promise<void>;
}

async function createDatabase(folder: string): Promise<Stored> {
  const server = testServer();
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir };
  if (server === undefined)
    return {
      env,
      drop: async () => undefined,
      withDatabase: (work) => withOpen(() => openDatabase({ dataDir: join(dataDir, 'database') }), work),
    };
  const database = await createTestDatabase(server, 'nothing');
  const url = await grantToOrdinaryRole(server, database.url);
  return {
    env: { ...env, DATABASE_URL: url },
    drop: database.drop,
    withDatabase: (work) => withOpen(() => openPostgres(url, 2), work),
  };
}

async function withOpen<T>(
  open: () => Promise<{ db: Db; close(): Promise<void> }>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, close } = await open();
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** The server's role of the tests is a superuser. */
async function grantToOrdinaryRole(server: string, url: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE]);
  if (!rowCount) await client.query(`create role ${ROLE} login password 'k3-Vq9-zz'`);
  await client.end();
  await administer(server, `alter database ${new URL(url).pathname.slice(1)} owner to ${ROLE}`);
  return Object.assign(new URL(url), { username: ROLE, password: 'k3-Vq9-zz' }).href;
}
