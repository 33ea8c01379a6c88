import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration, ExternalItemFunctionData } from 'webpack';

const require = createRequire(import.meta.url);
const root = dirname(fileURLToPath(import.meta.url));

/** Our own sources are bundled; installed packages stay where they are and are imported from there. */
const installedPackages = async ({ request = '' }: ExternalItemFunctionData) => {
  const isOurs = /^[./]/.test(request) || request.startsWith('@courier/') || request.startsWith(root);
  return isOurs ? undefined : `module ${request}`;
};

const config: Configuration = {
  mode: 'production',
  context: root,
  target: 'node20',
  entry: {
    server: './src/server.ts',
    'forget-demo': './src/environment/forget-demo-command.ts',
    'make-new-database': './src/db/make-new-database.ts',
    'pglite-worker': './src/db/pglite-worker.mjs',
    'xlsx-worker': './src/modules/bulk-jobs/workbook/xlsx-worker.mjs',
  },
  experiments: { outputModule: true },
  externalsPresets: { node: true },
  externals: [installedPackages],
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
  cache: false,
  stats: 'errors-warnings',
  performance: { hints: false },
};

export default config;
