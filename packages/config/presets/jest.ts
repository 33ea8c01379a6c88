import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OWN_CONDITIONS } from './conditions.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const reactFolder = dirname(createRequire(import.meta.url).resolve('react/package.json'));
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const ES_MODULE_PACKAGES = [
  '@courier',
  '@electric-sql/pglite',
  'jose',
  'oauth4webapi',
  'openid-client',
  'kysely',
  'maplibre-gl',
  '@mapbox/[a-z-]+',
  '@maplibre/[a-z-]+',
  'pbf',
  'kdbush',
  'partysocket',
  'msw',
  'until-async',
  'rettime',
  '@open-draft/deferred-promise',
  '@mswjs/interceptors',
  'light-my-request',
  'cookie',
  '@fastify/static',
  'content-disposition',
  'scroll-into-view-if-needed',
  'compute-scroll-into-view',
  'd3-[a-z-]+',
  'internmap',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** @param folder from the root of the repository, e.g. `apps/shell`; absolute for one outside of it */
export function jestProject(
  folder: string,
  environment: 'jsdom' | 'node',
): Readonly<Record<string, unknown>> {
  return {
    displayName: folder.split('/').at(-1),
    rootDir: resolve(root, folder),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/types/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/types/'],
    runtime: here('./jest/runtime.cjs'),
    testEnvironment: environment === 'jsdom' ? here('./jest/jsdom-environment.cjs') : 'node',
    testEnvironmentOptions: {
      customExportConditions:
        environment === 'jsdom'
          ? [...OWN_CONDITIONS, 'browser', 'require', 'default']
          : [...OWN_CONDITIONS, 'node', 'require', 'default'],
      globalsCleanup: 'on',
    },
    setupFilesAfterEnv: environment === 'jsdom' ? [here('./jest/setup-jsdom.mjs')] : [],
    transform: { '\\.(ts|tsx|js|jsx|mjs)$': swc },
    transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULE_PACKAGES.join('|')})/)`],
    moduleNameMapper: {
      '^antd/es/(.*)$': 'antd/lib/$1',
      // The development runtime records where each element was created: an eighth of the time of a screen's tests.
      '^react/jsx-runtime$': join(reactFolder, 'cjs/react-jsx-runtime.production.js'),
      '\\.module\\.css$': here('./jest/css-module.cjs'),
      '\\.css$': here('./jest/empty.cjs'),
      '\\.svg$': here('./jest/empty.cjs'),
    },
    extensionsToTreatAsEsm: [],
  };
}
