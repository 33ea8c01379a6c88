import type { ArrivalTimes } from '@courier/config/request-limits';
import { readConfig, type ServerConfig } from '../../settings/config';
import type { Clock } from '../../platform/clock';
import type { CreateSandbox } from '../../domains/payments/deps';
import { openServer, type OpenServer, type Patience } from '../../app/open-server';
import type { LogTarget } from '../../platform/log/logger-options';
import type { HttpClient } from '../../platform/outgoing/http/http-client';
import type { FlagRules } from '../../domains/site/flags/flag-rules';
import { openEmbedded } from '../databases/embedded-databases';
import { newAddress } from '../inputs/new-address';
import { createTestDatabase, testServer } from '../databases/postgres-databases';
import {
  createDemonstration,
  DEMO_DEFAULTS,
  DEMO_PASSWORD,
  seedDemoAccounts,
  type DemoSettings,
} from './demonstration';

/** A clock that only tests advance. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
}

export interface TestApp extends OpenServer {
  clock: TestClock;
  /** Flag values above the demo's; a test may change them. Guest checkout is on. */
  flags: FlagRules;
  authorize(email: string, host?: string): Promise<string>;
  /** Listens on a free port and returns the origin, e.g. `http://127.0.0.1:4711`. */
  listen(): Promise<string>;
}

export function createTestClock(startMs = Date.now()): TestClock {
  let nowMs = startMs;
  return {
    nowMs: () => nowMs,
    nowSeconds: () => Math.floor(nowMs / 1000),
    advance: (seconds) => {
      nowMs += seconds * 1000;
    },
  };
}

/** Production has no simulator. */
export const DISPATCH_SYSTEM: ServerConfig['fleets'] = { adapter: 'api', byCountry: {} };

const PATIENT: Patience = {
  waits: {
    connectMs: 60_000,
    callTurnMs: 60_000,
    workTurnMs: 60_000,
    lockMs: 60_000,
    statementMs: 60_000,
    idleTransactionMs: 60_000,
    keyMs: 60_000,
  },
  countMs: 60_000,
  rulesMs: 0,
  blindMs: 60_000,
};

/**
 * The whole server in this process, on its own database with demo accounts; close it after the test. The database is
 * embedded and in memory, or PostgreSQL in that project.
 * @param orderHistory adds sixty days of demo orders, which is slow
 */
export async function startTestApp(
  overrides: Partial<ServerConfig> = {},
  {
    orderHistory = false,
    patience = PATIENT,
    arrivalTimes,
    logTarget,
    webhookClient,
    createSandbox,
    demo = {},
  }: {
    orderHistory?: boolean;
    patience?: Patience;
    arrivalTimes?: ArrivalTimes;
    logTarget?: LogTarget;
    webhookClient?: HttpClient;
    createSandbox?: CreateSandbox;
    demo?: Partial<DemoSettings>;
  } = {},
): Promise<TestApp> {
  const config: ServerConfig = {
    ...readConfig({ LOG_LEVEL: 'silent', SITE_DIR: '/nowhere/site' }),
    dataDir: null,
    databasePoolSize: 5,
    ...(overrides.environment === 'prd' ? { fleets: DISPATCH_SYSTEM } : {}),
    ...overrides,
  };
  const clock = createTestClock();
  const cluster = config.databaseUrl === null ? testServer() : undefined;
  const database = cluster ? await createTestDatabase(cluster) : null;
  if (database) config.databaseUrl = database.url;
  const embedded = config.dataDir === null && config.databaseUrl === null ? await openEmbedded() : undefined;
  const flags: FlagRules = { guest_checkout: true };
  const demonstration = createDemonstration({ ...DEMO_DEFAULTS, ...demo });
  const server = await openServer(config, {
    clock,
    demonstration: orderHistory ? demonstration : { ...demonstration, seeds: [seedDemoAccounts] },
    flags,
    patience,
    ...(arrivalTimes ? { arrivalTimes } : {}),
    ...(logTarget ? { logTarget } : {}),
    ...(webhookClient ? { webhookClient } : {}),
    createSandbox,
    ...(embedded ? { database: embedded } : {}),
  });
  const { app } = server;
  return {
    ...server,
    clock,
    flags,
    close: async () => {
      await server.close();
      await database?.drop();
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    authorize: async (email, host = 'localhost') => {
      const answer = await app.inject({
        method: 'POST',
        url: '/courier/api/v1/login',
        headers: { host },
        remoteAddress: newAddress(),
        payload: { email_address: email, password: DEMO_PASSWORD },
      });
      if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`);
      const tokens = answer.json<{
        result: { AuthenticationResult: { AccessToken: string; IdToken: string } };
      }>();
      const { AccessToken, IdToken } = tokens.result.AuthenticationResult;
      return `Bearer ${AccessToken}|${IdToken}`;
    },
  };
}
