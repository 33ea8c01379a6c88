import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { offeredAliases, offeredModules } from '../federation';
import { browserBuild, type Mode } from './base';
import { CompileHintPlugin } from './compile-hint-plugin';
import { FirstPaintPlugin } from './first-paint-plugin';
import { htmlPage } from './html-page';
import { withLightView } from './light-view';
import { LoadListPlugin, listStartFiles } from './load-list-plugin';

const require = createRequire(import.meta.url);
const webpack = require('webpack') as typeof import('webpack');

const htmlPagePlugin = (template: string, inject: 'head' | 'body') =>
  htmlPage({ template, inject, scriptLoading: 'defer' });

/** Resolves the virtual module with the table of shared modules. */
const withOfferedModules = () =>
  new webpack.NormalModuleReplacementPlugin(/^courier:offered-modules$/, (found) => {
    found.request = `data:text/javascript,${encodeURIComponent(offeredModules())}`;
  });

/** Packages that rarely change between releases. */
const FOUNDATION =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|@module-federation)[\\/]/;

/**
 * Only two scripts, because each has a fixed cost on a slow processor. The foundation is the smaller one, so it arrives
 * first and has run before the other arrives.
 */
const foundationApart: Configuration['optimization'] = {
  splitChunks: {
    cacheGroups: {
      foundation: { test: FOUNDATION, name: 'foundation', chunks: 'initial', enforce: true },
    },
  },
};

/**
 * The federation runtime requests the CommonJS copy of these modules in addition to the shell's: 84 kB more before
 * every screen.
 */
const RUNTIME_CORE = '@module-federation/runtime-tools/runtime-core';
const ofFederation = createRequire(require.resolve('@module-federation/enhanced/webpack'));
const oneRuntime = { [`${RUNTIME_CORE}$`]: ofFederation.resolve(RUNTIME_CORE).replace(/\.cjs$/, '.js') };

const FRAME_FILE = 'first-paint/frame.html';

/** The federated workspace; remotes are registered at run time. */
export function workspaceBuild(root: string, mode: Mode = 'production'): Configuration {
  const build = browserBuild({
    root,
    mode,
    name: 'shell',
    entry: { foundation: './src/foundation.ts', main: { import: './src/main.ts', dependOn: 'foundation' } },
    output: join(root, 'dist/workspace'),
    publicPath: '/shell/',
    plugins: [
      withOfferedModules(),
      // Excludes server code, and manifest loading, which our loader does when necessary.
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: JSON.stringify(true),
      }),
      ...htmlPagePlugin('./src/workspace.html', 'head'),
      new LoadListPlugin(),
      new CompileHintPlugin(listStartFiles()),
      new FirstPaintPlugin({ root, mode, files: { frame: FRAME_FILE } }),
    ],
  });
  return {
    ...build,
    resolve: { ...build.resolve, alias: { ...build.resolve?.alias, ...oneRuntime, ...offeredAliases() } },
    optimization: { ...build.optimization, ...foundationApart },
  };
}

/** The small public document: no federation, no antd, Preact. */
export function publicBuild(root: string, mode: Mode = 'production'): Configuration {
  const build = browserBuild({
    root,
    mode,
    name: 'public',
    entry: { main: './src/public/main.tsx' },
    output: join(root, 'dist/public'),
    publicPath: '/public/',
    // After the form: an earlier script would compete with it for bandwidth.
    plugins: [
      ...htmlPagePlugin('./src/public/public.html', 'body'),
      new LoadListPlugin(),
      new CompileHintPlugin(listStartFiles()),
    ],
  });
  return withLightView(build);
}
