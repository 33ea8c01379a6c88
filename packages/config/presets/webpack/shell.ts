import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { SHARED_MODULES, sharedModules } from '../federation';
import { browserBuild, type Mode } from './base';
import { FirstPaintPlugin } from './first-paint-plugin';
import { htmlPage } from './html-page';
import { withLightView } from './light-view';
import { LoadListPlugin } from './load-list-plugin';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack') as {
  ModuleFederationPlugin: new (options: object) => WebpackPluginInstance;
};

const page = (template: string, inject: 'head' | 'body') =>
  htmlPage({ template, inject, scriptLoading: 'defer' });

/**
 * Names every shared module, without loading any: federation offers remotes only what the shell's build has met,
 * and the shell itself does not use all of them.
 */
const metModules = `data:text/javascript,${encodeURIComponent(
  `if (globalThis.__courierMeets) Promise.all([${SHARED_MODULES.map((name) => `import('${name}')`).join()}]);`,
)}`;

/**
 * What comes from packages changes rarely, so browsers keep it over our releases. Two files rather than many: on a slow
 * processor each script costs time of its own before its first line runs.
 */
const packagesApart: Configuration['optimization'] = {
  splitChunks: {
    cacheGroups: {
      packages: { test: /[\\/]node_modules[\\/]/, name: 'packages', chunks: 'initial', enforce: true },
    },
  },
};

/**
 * What the shell lends to remotes as their runtime asks for the CommonJS copy of it, beside the one the shell runs:
 * 84 kB to be read before every screen.
 */
const LENT = '@module-federation/runtime-tools/runtime-core';
const ofFederation = createRequire(require.resolve('@module-federation/enhanced/webpack'));
const oneRuntime = { [`${LENT}$`]: ofFederation.resolve(LENT).replace(/\.cjs$/, '.js') };

/** First paint of what stands around a screen. */
const FRAME_FILE = 'first-paint/frame.html';

/** The federated workspace. It knows no remote: they are registered at run time. */
export function workspaceBuild(root: string, mode: Mode = 'production'): Configuration {
  const build = browserBuild({
    root,
    mode,
    name: 'shell',
    entry: { main: ['./src/main.ts', metModules] },
    output: join(root, 'dist/workspace'),
    publicPath: '/shell/',
    plugins: [
      new ModuleFederationPlugin({
        name: 'courier_shell',
        shared: sharedModules('shell'),
        manifest: false,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      ...page('./src/workspace.html', 'head'),
      new LoadListPlugin(),
      new FirstPaintPlugin({ root, mode, files: { frame: FRAME_FILE } }),
    ],
  });
  return {
    ...build,
    resolve: { ...build.resolve, alias: { ...build.resolve?.alias, ...oneRuntime } },
    optimization: { ...build.optimization, ...packagesApart },
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
    plugins: [...page('./src/public/public.html', 'body'), new LoadListPlugin()],
  });
  return withLightView(build);
}
