import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { offeredModules } from '../federation';
import { browserBuild, type Mode } from './base';
import { CompileHintPlugin } from './compile-hint-plugin';
import { FirstPaintPlugin } from './first-paint-plugin';
import { htmlPage } from './html-page';
import { withLightView } from './light-view';
import { LoadListPlugin, startFilesOf } from './load-list-plugin';

const require = createRequire(import.meta.url);
const webpack = require('webpack') as typeof import('webpack');

const page = (template: string, inject: 'head' | 'body') =>
  htmlPage({ template, inject, scriptLoading: 'defer' });

/** Puts the table of shared modules in the place of the name the shell's code has for it. */
const withOfferedModules = () =>
  new webpack.NormalModuleReplacementPlugin(/^courier:offered-modules$/, (found) => {
    found.request = `data:text/javascript,${encodeURIComponent(offeredModules())}`;
  });

/** Basic packages that rarely change between releases. */
const FOUNDATION =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|@module-federation)[\\/]/;

/**
 * Two scripts rather than many: on a slow processor each costs time of its own before its first line runs. The
 * foundation is the smaller one, so that on a line they share it is there first and has run when the other arrives.
 */
const foundationApart: Configuration['optimization'] = {
  splitChunks: {
    cacheGroups: {
      foundation: { test: FOUNDATION, name: 'foundation', chunks: 'initial', enforce: true },
    },
  },
};

/**
 * The runtime of remotes requests the CommonJS copy of these modules, beside the one that the shell runs: 84 kB more
 * before every screen.
 */
const LENT = '@module-federation/runtime-tools/runtime-core';
const ofFederation = createRequire(require.resolve('@module-federation/enhanced/webpack'));
const oneRuntime = { [`${LENT}$`]: ofFederation.resolve(LENT).replace(/\.cjs$/, '.js') };

/** Prerendered HTML of the frame around a screen. */
const FRAME_FILE = 'first-paint/frame.html';

/** The federated workspace. It knows no remote: they are registered at run time. */
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
      // The runtime has a half for servers, and reads manifests, which our loader does where one is needed.
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: JSON.stringify(true),
      }),
      ...page('./src/workspace.html', 'head'),
      new LoadListPlugin(),
      new CompileHintPlugin(startFilesOf()),
      new FirstPaintPlugin({ root, mode, files: { frame: FRAME_FILE } }),
    ],
  });
  return {
    ...build,
    resolve: { ...build.resolve, alias: { ...build.resolve?.alias, ...oneRuntime } },
    optimization: { ...build.optimization, ...foundationApart },
  };
}

/** The lean public document: no federation, no antd, the small view library. */
export function publicBuild(root: string, mode: Mode = 'production'): Configuration {
  const build = browserBuild({
    root,
    mode,
    name: 'public',
    entry: { main: './src/public/main.tsx' },
    output: join(root, 'dist/public'),
    publicPath: '/public/',
    // After the form: a script asked for earlier would share the line with it.
    plugins: [
      ...page('./src/public/public.html', 'body'),
      new LoadListPlugin(),
      new CompileHintPlugin(startFilesOf()),
    ],
  });
  return withLightView(build);
}
