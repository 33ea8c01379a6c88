import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jestProject } from './packages/config/presets/jest.ts';

const apps = readdirSync(new URL('apps', import.meta.url)).map((name) => `apps/${name}`);
const browser = ['packages/i18n', 'packages/ui-kit', 'packages/shell-api', ...apps];
const api = {
  ...jestProject('services/platform-api', 'node'),
  runtime: fileURLToPath(new URL('packages/config/presets/jest/node-runtime.cjs', import.meta.url)),
  testEnvironment: fileURLToPath(
    new URL('packages/config/presets/jest/node-environment.cjs', import.meta.url),
  ),
};
/** The API's tests again, on PostgreSQL. */
const onPostgres = {
  ...api,
  displayName: 'platform-api-postgres',
  globalSetup: `${api.rootDir}/src/testing/databases/postgres-setup.ts`,
  globalTeardown: `${api.rootDir}/src/testing/databases/postgres-teardown.ts`,
  setupFiles: [`${api.rootDir}/src/testing/databases/use-postgres.ts`],
};
/** Tests without a database, or of the embedded one alone, run once. */
const NOT_ON_POSTGRES = [
  '/src/app/(server\\.process|commands-beside-server)\\.test',
  '/src/settings/',
  '/src/platform/port-check\\.test',
  '/src/platform/live-bus/live-bus-messages\\.test',
  '/src/platform/db/commands/',
  '/src/platform/limits/(client-network|limits-page)\\.test',
  '/src/platform/db/embedded/',
  '/src/domains/prices/pricing/fee\\.test',
];
/**
 * The embedded database is a PostgreSQL too, and every browser journey runs on it. `npm test` therefore runs the API
 * tests on PostgreSQL, which is several times faster, and repeats on the embedded one those where the two can differ:
 * connections, locks, a killed process, a full disk, large answers. `npm run test:deep -- embedded` runs all of them.
 */
const WHERE_DATABASES_DIFFER = [
  '/src/platform/db/',
  '/src/platform/jobs/',
  '/src/domains/orders/charges/(order-charges|charge-trigger)\\.test',
  '/src/app/(backup|full-disk|kill|races|live-cuts|stop)\\.test',
  '/src/platform/calls/(idempotency|lost-answer)\\.test',
  '/src/domains/money/ledger/',
  '/src/domains/orders/exports/exports\\.test',
  '/src/domains/money/statements/issue/issue-month\\.test',
  '/src/domains/payments/refunds/(refund-order|refunds-command)\\.test',
  '/src/domains/fleets/(killed-reports|fleet-key-command)\\.test',
  '/src/domains/orders/bulk-jobs/stopping\\.test',
  '/src/domains/orders/live/session-ends\\.test',
];
/** The demonstration's tests, on PostgreSQL too. */
const demo = {
  ...jestProject('services/demo', 'node'),
  runtime: api.runtime,
  testEnvironment: api.testEnvironment,
  globalSetup: onPostgres.globalSetup,
  globalTeardown: onPostgres.globalTeardown,
  setupFiles: onPostgres.setupFiles,
};
const allBut = (patterns) => `^(?!.*(?:${patterns.join('|')}))`;
onPostgres.testPathIgnorePatterns = [...onPostgres.testPathIgnorePatterns, ...NOT_ON_POSTGRES];
if (process.env.COURIER_EMBEDDED_WHERE_IT_DIFFERS)
  api.testPathIgnorePatterns = [
    ...api.testPathIgnorePatterns,
    allBut([...NOT_ON_POSTGRES, ...WHERE_DATABASES_DIFFER]),
  ];

const node = [
  'packages/config',
  'packages/api-client',
  'packages/sheet-reader',
  'packages/message-reader',
  'packages/remote-kit',
  'tools',
];

const withoutPostgres = (project) => ({
  ...project,
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '\\.postgres\\.test\\.ts$'],
});

export default {
  // Two cores under load are slow; a hanging test still ends.
  testTimeout: 300_000,
  projects: [
    ...browser.map((folder) => jestProject(folder, 'jsdom')),
    ...node.map((folder) => withoutPostgres(jestProject(folder, 'node'))),
    withoutPostgres(api),
    onPostgres,
    demo,
  ],
};
