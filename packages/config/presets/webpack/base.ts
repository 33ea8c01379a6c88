import { createRequire } from 'node:module';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { OWN_CONDITIONS } from '../conditions';
import { styleSteps } from '../css/style-steps';
import { NoBuildPathsPlugin } from './no-build-paths-plugin';
import { stepTimes } from './step-times-plugin';

const require = createRequire(import.meta.url);
const MiniCssExtractPlugin = require('mini-css-extract-plugin') as typeof import('mini-css-extract-plugin');
const { IgnorePlugin } = require('webpack') as typeof import('webpack');
const CompressionPlugin = require('compression-webpack-plugin') as new (
  options: object,
) => WebpackPluginInstance;
const MinimizerPlugin = require('minimizer-webpack-plugin') as {
  new (options: object): WebpackPluginInstance;
  swcMinify: unknown;
  esbuildMinifyCss: unknown;
};

export type Mode = 'production' | 'development';

export interface BrowserBuild {
  /** Absolute folder of the app. */
  root: string;
  mode: Mode;
  /** Unique in a page; also names the Trusted Types policy `courier-<name>`. */
  name: string;
  entry: Record<string, string | { import: string; dependOn: string }>;
  /** Absolute output folder. */
  output: string;
  publicPath: string;
  plugins?: WebpackPluginInstance[];
  /** Sets `integrity` on style sheets of remotes; webpack serialises the function, so it must be self-contained. */
  insertStyle?: (link: HTMLLinkElement) => void;
  /** The remote of a workspace build, to which its styles are scoped. */
  remote?: string;
  /** Whether a production build has source maps, to which its files do not refer. */
  hasSourceMaps?: boolean;
  /** False omits the hash in names, for development servers. */
  hashed?: boolean;
}

/** Packages whose `source` condition, which is ours, refers to their own TypeScript. */
const builtFiles = Object.fromEntries(
  ['scroll-into-view-if-needed', 'compute-scroll-into-view'].map((name) => [
    `${name}$`,
    require.resolve(`${name}/package.json`).replace('package.json', 'dist/index.js'),
  ]),
);

const routerFile = (file: string) =>
  require.resolve('react-router/package.json').replace('package.json', `dist/production/${file}`);

/** The package's entry refers to the development files. */
const routerForProduction = {
  'react-router$': routerFile('index.mjs'),
  'react-router/dom$': routerFile('dom-export.mjs'),
};

const swcRule = ({ mode, hasSourceMaps = false }: Pick<BrowserBuild, 'mode' | 'hasSourceMaps'>) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      // A source map as text has absolute paths, with which the hash of the module would differ in each folder.
      parseMap: mode === 'production' && hasSourceMaps,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development' } },
        externalHelpers: true,
      },
    },
  },
});

/** Class names derive from file paths, so that every build of an app has the same ones. */
export const cssNames = (mode: Mode, remote?: string) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: mode === 'production' ? '[hash:base64:6]' : '[name]-[local]',
  // Files of two remotes may have one path.
  ...(remote === undefined ? {} : { localIdentHashSalt: remote }),
});

const cssRule = ({ mode, remote }: Pick<BrowserBuild, 'mode' | 'remote'>) => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: require.resolve('css-loader'),
      options: { modules: cssNames(mode, remote) },
    },
    {
      loader: require.resolve('postcss-loader'),
      options: { postcssOptions: { config: false, plugins: styleSteps(remote ?? null) } },
    },
  ],
});

export function browserBuild(build: BrowserBuild): Configuration {
  const hash = build.hashed === false ? '' : '.[contenthash:8]';
  const production = build.mode === 'production';
  return {
    mode: build.mode,
    context: build.root,
    target: ['web', 'es2022'],
    entry: build.entry,
    devtool: production ? build.hasSourceMaps === true && 'hidden-source-map' : 'source-map',
    output: {
      path: build.output,
      publicPath: build.publicPath,
      uniqueName: `courier-${build.name}`,
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      trustedTypes: { policyName: `courier-${build.name}`, onPolicyCreationFailure: 'continue' },
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: [...OWN_CONDITIONS, '...'],
      alias: production ? { ...builtFiles, ...routerForProduction } : builtFiles,
    },
    module: {
      rules: [
        swcRule(build),
        cssRule(build),
        // The worker address is set explicitly; the default cannot be resolved at build time.
        { test: /maplibre-gl\.mjs$/, parser: { url: false } },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      // A worker is one file: its CSP does not allow more.
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && !/-worker$/.test(chunk.name ?? ''),
      },
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
      ],
    },
    plugins: [
      new NoBuildPathsPlugin(),
      // moment requires all its locales; Intl names our days and months.
      new IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: true,
        ...(build.insertStyle ? { insert: build.insertStyle } : {}),
      }),
      ...(production
        ? [
            new CompressionPlugin({
              algorithm: 'brotliCompress',
              test: /\.(js|mjs|css|json|svg|html)$/,
              filename: '[path][base].br',
              compressionOptions: { params: { 1: 11 } },
              minRatio: 0.95,
            }),
          ]
        : []),
      ...(build.plugins ?? []),
      ...(production ? stepTimes() : []),
    ],
    performance: { hints: false },
    cache: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
