import { readdirSync } from 'node:fs';
import { jestProject } from './packages/config/presets/jest.mjs';

const apps = readdirSync(new URL('apps', import.meta.url)).map((name) => `apps/${name}`);
const browser = ['packages/i18n', 'packages/ui-kit', 'packages/shell-api', ...apps];
const api = jestProject('services/platform-api', 'node');
/** The API's tests again, on a PostgreSQL of their own; what knows no database runs once. */
const onPostgres = {
  ...api,
  displayName: 'platform-api-postgres',
  globalSetup: `${api.rootDir}/src/testing/postgres-setup.ts`,
  globalTeardown: `${api.rootDir}/src/testing/postgres-teardown.ts`,
  setupFiles: [`${api.rootDir}/src/testing/use-postgres.ts`],
};
const WITHOUT_DATABASE = [
  '/src/server\\.process\\.test',
  '/src/(config|port-check|live-bus-messages|api-document|trusted-proxies|deploy-examples)\\.test',
  '/src/fake-backend\\.test',
  '/settings/',
  '/security/',
  '/contract-mount/kept-by-nobody\\.test',
  '/call-limits/(client-network|call-counts|limits-page)\\.test',
  '/db/new-database\\.test',
  '/site/(path-pattern|site|broken-entries)\\.test',
  '/bulk-jobs/hostile-files\\.test',
  '/geolocator/providers/',
  '/modules/translations/',
  '/geolocator/geolocator\\.test',
  '/simulator/journey\\.test',
  '/pricing/fee\\.test',
  '/demo/demo-owners\\.test',
];
/** The same hostile bodies meet the same checks; only the full count of them meets both databases. */
const ONLY_DEEP = process.env.COURIER_DEEP ? [] : ['/contract-mount/hostile-input\\.test'];
onPostgres.testPathIgnorePatterns = [...onPostgres.testPathIgnorePatterns, ...WITHOUT_DATABASE, ...ONLY_DEEP];

/**
 * Modules of a few statements each. The embedded database is a PostgreSQL too and every journey in the browser runs on
 * it, so `npm test` meets these on PostgreSQL alone and `npm run test:deep -- embedded` on the other one.
 */
const PLAIN_MODULES = [
  'address-book',
  'flags',
  'guests',
  'help-centre',
  'identity',
  'live',
  'mail',
  'outlets',
  'parameters',
  'passwords',
  'payments',
  'proofs',
  'public-tracking',
  'registration',
  'riders',
  'terms',
  'vouchers',
];
if (process.env.COURIER_PLAIN_MODULES_ONCE)
  api.testPathIgnorePatterns = [
    ...api.testPathIgnorePatterns,
    `/src/modules/(${PLAIN_MODULES.join('|')})/`,
    '/src/contract-mount/(foreign-ids|refusal-matrix)\\.test',
  ];

const node = ['packages/config', 'packages/api-client', 'tools'];

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
  ],
};
