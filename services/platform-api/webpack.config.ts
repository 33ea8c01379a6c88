import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stepTimes } from '@courier/config/presets/webpack';
import type { Configuration, ExternalItemFunctionData } from 'webpack';

const require = createRequire(import.meta.url);
const root = dirname(fileURLToPath(import.meta.url));

/** They find files beside themselves: binaries, WebAssembly, pages, workers and data. The image holds them too. */
const unbundledPackages: readonly string[] = require('./unbundled-packages.json');
const isUnbundled = (request: string) =>
  unbundledPackages.some((name) => request === name || request.startsWith(`${name}/`));
/** Packages look for these and work without them. */
const OPTIONAL = /^(pg-native|pg-cloudflare|bufferutil|utf-8-validate|@node-rs\/xxhash)$/;

/**
 * Everything is bundled, because resolving and opening a thousand files costs a third of a start. Node's own modules
 * and packages with files of their own stay imports.
 */
const notBundled = async ({ request = '', dependencyType = '' }: ExternalItemFunctionData) => {
  const isExternal = isBuiltin(request) || isUnbundled(request) || OPTIONAL.test(request);
  if (!isExternal) return undefined;
  // `require` answers what a module exports, not a namespace around it.
  return dependencyType === 'commonjs' ? `node-commonjs ${request}` : `module ${request}`;
};

const config: Configuration = {
  mode: 'production',
  context: root,
  target: 'node20',
  entry: {
    server: './src/app/server.ts',
    'fleet-key': './src/domains/fleets/fleet-key-command.ts',
    audit: './src/platform/audit/audit-command.ts',
    cash: './src/domains/money/cash-command/cash-command.ts',
    doctor: './src/domains/operations/doctor/doctor-command.ts',
    'forget-demo': './src/platform/environment/forget-demo-command.ts',
    operators: './src/domains/accounts/operators/operators-command.ts',
    refunds: './src/domains/payments/refunds/refunds-command.ts',
    riders: './src/app/riders-command.ts',
    areas: './src/domains/prices/delivery-areas/areas-command.ts',
    hours: './src/domains/prices/service-hours/hours-command.ts',
    limits: './src/domains/prices/order-limits/limits-command.ts',
    prohibited: './src/domains/prices/prohibited-items/prohibited-command.ts',
    vouchers: './src/domains/prices/vouchers/vouchers-command.ts',
    'payment-methods': './src/domains/prices/payment-methods/payment-methods-command.ts',
    sellers: './src/domains/prices/sellers/sellers-command.ts',
    statements: './src/domains/money/statements/issue/statements-command.ts',
    accounts: './src/domains/money/accounts/accounts-command.ts',
    conditions: './src/domains/prices/pricing/tariffs/conditions-command.ts',
    tariffs: './src/domains/prices/pricing/tariffs/tariffs-command.ts',
    'make-new-database': './src/platform/db/embedded/make-new-database.ts',
    'pglite-worker': './src/platform/db/embedded/pglite-worker.mjs',
    'xlsx-worker': './src/domains/orders/bulk-jobs/workbook/xlsx-worker.mjs',
  },
  experiments: { outputModule: true },
  externalsPresets: { node: true },
  externals: [notBundled],
  externalsType: 'module',
  output: {
    path: join(root, 'dist'),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  resolve: { extensions: ['.ts', '.mjs', '.js'], conditionNames: ['source', '...'] },
  module: {
    // What the code looks up at run time (its worker beside it, data of installed packages) stays a look-up.
    parser: { javascript: { importMeta: false, url: false, worker: false, createRequire: false } },
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        use: {
          loader: require.resolve('swc-loader'),
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, sourceMaps: true },
        },
      },
    ],
  },
  // Readable stack traces are worth more than bytes on a server.
  optimization: { minimize: false, splitChunks: false },
  devtool: 'source-map',
  plugins: stepTimes(),
  cache: false,
  stats: 'errors-warnings',
  performance: { hints: false },
};

export default config;
