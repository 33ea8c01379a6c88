import { REQUEST_LIMITS, type ArrivalTimes } from '@courier/config/request-limits';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app';
import { bindRules, CALLERS } from './ports';
import { openCommandSocket } from './command-socket';
import { openCallCounts } from '../platform/limits/open-call-counts';
import { systemClock, type Clock } from '../platform/clock';
import { ConfigError, isProduction, type ServerConfig } from '../settings/config';
import { openDatabase, type Db, type OpenDatabase } from '../platform/db/database';
import { lockFolder } from '../platform/db/embedded/folder-lock';
import { WAIT_LIMITS, type WaitLimits } from '../platform/db/postgres/wait-limits';
import { onlyInstance, openInstanceLink, type InstanceLink } from '../platform/db/postgres/instance-link';
import { openPostgres } from '../platform/db/postgres/open-postgres';
import type { CreateSandbox } from '../domains/payments/deps';
import type { Demonstration, Deps, StartedDeps } from './deps';
import { claimEnvironment } from '../platform/environment/environment-mark';
import { createJobs } from '../platform/jobs/jobs';
import { createOrderBus } from '../platform/live-bus/live-bus';
import { BLIND_MS, lateEnds } from '../platform/live-bus/live-bus-ends';
import { postgresTransport } from '../platform/live-bus/live-bus-postgres';
import { openRedisTransport, type RedisTransport } from '../platform/live-bus/live-bus-redis';
import { createSharedBus, type BusTransport, type SharedBus } from '../platform/live-bus/live-bus-shared';
import type { OrderSource } from '../platform/live-bus/order-source';
import { findOrders, findOrdersSince, isNews } from '../domains/orders/stored-orders/orders.repository';
import { createPhotoStores } from '../domains/orders/proofs/stores/photo-stores';
import type { LogTarget } from '../platform/log/logger-options';
import { createMetrics } from '../platform/metrics';
import { watchResources } from '../platform/resource-metrics';
import { createCurrentRules } from '../domains/prices/rules-in-force/current-rules';
import { usesSimulator } from '../settings/fleets/fleet-choice';
import { watchPrices } from '../domains/prices/pricing/price-metrics';
import { watchCharges } from '../domains/operations/charge-metrics';
import { chooseRouting } from '../domains/places/routing/choose-routing';
import { createExternalFleets } from '../domains/fleets/external-fleets';
import { installFunctions } from './database-functions';
import { createWebhookClient } from '../platform/outgoing/webhooks/webhook-client';
import type { FlagRules } from '../domains/site/flags/flag-rules';
import { createFlagValues } from '../domains/site/flags/flag-values';
import { loadKeyring, type Keyring } from '../platform/keys/keyring';
import { createReleaseUse } from '../domains/site/releases/release-use';
import { openLegalTexts } from '../domains/site/legal/legal-texts';
import { openMapTiles } from '../domains/places/map-tiles/open-map-tiles';
import { createExternalProviders } from '../domains/payments/external-providers';
import { createPortals } from '../settings/portals/portal-links';
import { createScreenAddresses } from '../domains/site/screen-addresses';
import { openTexts } from '../domains/texts/server-texts/open-texts';

export interface OpenServer {
  app: FastifyInstance;
  deps: StartedDeps;
  /** Closes connections, then the database, then the lock. Idempotent. */
  close(): Promise<void>;
}

/** A single process queues all jobs itself: polling only finds retries and delayed jobs. */
const POLL_ALONE_MS = 20_000;
const POLL_SHARED_MS = 5000;

interface Extra {
  clock?: Clock;
  /** An open, migrated database that replaces the configured one. */
  database?: OpenDatabase;
  /** Ignored in production. */
  demonstration?: Demonstration | null;
  flags?: FlagRules;
  /** Tolerance for a slow database, in ms; higher on busy test machines. */
  patience?: Patience;
  arrivalTimes?: ArrivalTimes;
  logTarget?: LogTarget;
  /** Replaces the sandbox of the demonstration. Ignored in production. */
  createSandbox?: CreateSandbox | undefined;
  webhookClient?: Deps['webhookClient'];
}

export interface Patience {
  waits?: Partial<WaitLimits>;
  /** Timeout of the store that counts calls, in ms. */
  countMs?: number;
  /** How old the operators' rules may be, in ms. */
  rulesMs?: number;
  /** Time before live channels are closed because ended sessions cannot be read, in ms. */
  blindMs?: number;
}

/**
 * Everything but listening: lock, database, demo data, routes.
 * @throws FolderError when the database folder cannot be used, ConnectionError when DATABASE_URL cannot,
 * EnvironmentError when the database belongs to another environment or production finds demo data in it, ConfigError
 * when the settings need a demonstration and there is none
 */
export async function openServer(
  config: ServerConfig,
  {
    clock = systemClock,
    database: given,
    demonstration: offered = null,
    flags: flagRules = {},
    patience = {},
    arrivalTimes = REQUEST_LIMITS,
    logTarget,
    createSandbox = offered?.createSandbox,
    webhookClient = openWebhookClient(config),
  }: Extra = {},
): Promise<OpenServer> {
  const demonstration = chooseDemonstration(config, offered);
  const endings: (() => Promise<void> | void)[] = [];
  const closeAll = async () => {
    for (const ending of endings.splice(0).reverse()) await ending();
  };
  try {
    const waits: WaitLimits = { ...WAIT_LIMITS, ...patience.waits };
    const { database, link } = await connect(config, given, endings, waits);
    const { db, storage, connections = null } = database;
    const metrics = createMetrics();
    const redis = link && config.redisUrl !== null ? await openRedis(config.redisUrl, db, endings) : null;
    const bus = link ? openBus({ db, clock, link, redis, endings, patience }) : createOrderBus();
    const counts = await openCallCounts({
      config,
      db,
      clock,
      deployment: link && (await databaseName(db)),
      tell: writeError,
      endings,
      metrics,
      answerMs: patience.countMs,
    });
    const mapTiles = openMapTiles(config, clock, writeError);
    // Reports an invalid map at the start of the server, not with the first page.
    await mapTiles.shown();
    const flags = createFlagValues(config, writeError, { base: demonstration?.flags, above: flagRules });
    const deps = await database.alone(async () => {
      const keys = await claimDatabase({ db, clock, config });
      const rules = createCurrentRules(clock, demonstration?.rules ?? null, patience.rulesMs);
      const tools = { db, config, flags, demonstration, clock, metrics, rules, mapTiles, writeError };
      const ready = {
        db,
        storage,
        connections,
        config,
        clock,
        arrivalTimes,
        calls: { db, clock, config, keys, callers: CALLERS, counts, keyMs: waits.keyMs },
        bus,
        leadership: link ?? onlyInstance,
        jobs: createJobs(db, { pollMs: link ? POLL_SHARED_MS : POLL_ALONE_MS, alone: database.alone }),
        keys,
        metrics,
        refreshMetrics: watchAll({ db, clock, connections, metrics, isRedisReady: redis && redis.isReady }),
        flags,
        mapTiles,
        ...openPages(config, db, clock),
        webhookClient,
        demonstration,
        rules,
        ...openCompanies(tools, createSandbox),
      };
      for (const seed of demonstration?.seeds ?? []) await seed(ready);
      return ready;
    });
    if (!given) endings.push(await openCommandSocket(deps, writeError));
    const app = await buildApp(deps, logTarget);
    endings.push(() => app.close());
    let closing: Promise<void> | null = null;
    return { app, deps, close: () => (closing ??= closeAll()) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Orders that the live bus reads. */
const ORDERS: OrderSource = { findOrders, findOrdersSince, isNews };

const writeError = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** What the site reads of the operator's files, and how its releases are used. */
const openPages = (config: ServerConfig, db: Db, clock: Clock) => ({
  portals: createPortals(config.portalsFile, writeError),
  screens: createScreenAddresses(config),
  legalTexts: openLegalTexts(config.legalDir, writeError),
  ...openTexts(config.translationsDir, writeError),
  releaseUse: createReleaseUse(db, clock),
});

const openWebhookClient = (config: ServerConfig) =>
  createWebhookClient({ isProduction: isProduction(config), allowsLoopback: config.webhookLoopback });

/** @throws ConfigError when the settings need a demonstration and there is none */
function chooseDemonstration(config: ServerConfig, offered: Demonstration | null): Demonstration | null {
  const chosen = isProduction(config) ? null : offered;
  if (chosen || !usesSimulator(config.fleets)) return chosen;
  throw new ConfigError(
    'Only the simulator delivers, and this server contains none: set FLEET=api or another fleet, or start the ' +
      'demonstration with "npm start".',
  );
}

function watchAll(
  watched: Parameters<typeof watchResources>[0] & Parameters<typeof watchPrices>[0],
): () => Promise<void> {
  const refreshers = [watchResources(watched), watchPrices(watched), watchCharges(watched)];
  return async () => {
    for (const refresh of refreshers) await refresh();
  };
}

async function connect(
  config: ServerConfig,
  given: OpenDatabase | undefined,
  endings: (() => Promise<void> | void)[],
  waits: WaitLimits,
): Promise<{ database: OpenDatabase; link: InstanceLink | null }> {
  if (given) {
    endings.push(given.close);
    return { database: given, link: null };
  }
  if (config.databaseUrl !== null) {
    const database = await openPostgres(config.databaseUrl, config.databasePoolSize, waits);
    endings.push(database.close);
    const link = await openInstanceLink(config.databaseUrl);
    endings.push(link.close);
    return { database, link };
  }
  if (config.dataDir !== null) endings.push(lockFolder(config.dataDir).release);
  const folder = config.dataDir === null ? null : join(config.dataDir, 'database');
  if (config.reset && folder !== null) rmSync(folder, { recursive: true, force: true });
  const database = await openDatabase({ dataDir: folder });
  endings.push(database.close);
  return { database, link: null };
}

async function openRedis(
  url: string,
  db: Db,
  endings: (() => Promise<void> | void)[],
): Promise<RedisTransport> {
  const redis = await openRedisTransport(url, await databaseName(db));
  endings.push(redis.close);
  return redis;
}

/** Through Redis if configured, else through the shared database. */
function openBus({
  db,
  clock,
  link,
  redis,
  endings,
  patience: { blindMs = BLIND_MS },
}: {
  db: Db;
  clock: Clock;
  link: InstanceLink;
  redis: RedisTransport | null;
  endings: (() => Promise<void> | void)[];
  patience: Patience;
}): SharedBus {
  const transport: BusTransport = redis ?? postgresTransport(db, link);
  const bus = createSharedBus({ db, clock, orders: ORDERS, transport, ends: lateEnds(link), blindMs });
  endings.push(bus.close);
  return bus;
}

/** The companies that deliver and charge for this one, who measures the way, where photos are stored, and ports. */
function openCompanies(
  tools: Parameters<typeof chooseRouting>[1] &
    Parameters<CreateSandbox>[0] &
    Pick<Deps, 'rules' | 'mapTiles'> & { writeError: (sentence: string) => void },
  createSandbox: CreateSandbox | undefined,
) {
  const externalPayments = createExternalProviders(
    tools.config,
    isProduction(tools.config) ? null : (createSandbox?.(tools) ?? null),
  );
  return {
    routing: chooseRouting(tools.config, tools),
    externalFleets: createExternalFleets(tools.config, tools.clock),
    externalPayments,
    photoStores: createPhotoStores(tools.config.photos),
    ...bindRules({ ...tools, externalPayments }),
  };
}

/** Prepares a database of this environment and loads its keys. @throws EnvironmentError */
async function claimDatabase(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Keyring> {
  await claimEnvironment(deps);
  await installFunctions(deps.db);
  return loadKeyring(deps);
}

/** Instances of one database share messages and counts under this name. */
async function databaseName(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}
