import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration, ExternalItemFunctionData } from 'webpack';

const require = createRequire(import.meta.url);
const root = dirname(fileURLToPath(import.meta.url));

/** Our tools are part of the kit; packages, ours as well, are installed beside it. */
const installedPackages = async ({ request = '' }: ExternalItemFunctionData) =>
  /^[./]/.test(request) || request.startsWith(root) ? undefined : `module ${request}`;

/** The kit as one program: what a repository elsewhere has instead of `tools`. */
const config: Configuration = {
  mode: 'production',
  context: root,
  target: 'node20',
  entry: { program: './src/courier-remote.ts' },
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
    parser: { javascript: { importMeta: false, url: false, worker: false, createRequire: false } },
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        use: {
          loader: require.resolve('swc-loader'),
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      },
    ],
  },
  optimization: { minimize: false, splitChunks: false },
  devtool: false,
  cache: false,
  stats: 'errors-warnings',
  performance: { hints: false },
};

export default config;
