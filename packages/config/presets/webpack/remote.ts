import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { DOCUMENT_ADDRESS } from '../../src/registry/documents';
import type { RemoteManifest } from '../../src/registry/manifest';
import { containerName } from '../../src/registry/registry';
import { sharedModules } from '../federation';
import { browserBuild, type Mode } from './base';
import { CompileHintPlugin } from './compile-hint-plugin';
import { FirstPaintPlugin } from './first-paint-plugin';
import { htmlPage } from './html-page';
import { withLightView } from './light-view';
import { LoadListPlugin, listStartFiles } from './load-list-plugin';
import { IntegrityPlugin, insertCheckedStyle } from './integrity-plugin';
import { ManifestPlugin } from './manifest-plugin';
import { ModuleListPlugin } from './module-list-plugin';
import { StableIdsPlugin } from './stable-ids-plugin';
import { StyleBoundsPlugin } from './style-bounds-plugin';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack') as {
  ModuleFederationPlugin: new (options: object) => WebpackPluginInstance;
};

/** Container options of a remote: one exposed module, shared modules only from the shell. */
function remoteContainer(name: string, externalRuntime: boolean, hashed: boolean): WebpackPluginInstance {
  return new ModuleFederationPlugin({
    name: containerName(name),
    filename: hashed ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
    exposes: { './remote': './src/index.ts' },
    shared: sharedModules(),
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      externalRuntime,
      optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
    },
  });
}

/** The build of a remote that the shell loads at run time, in `dist/remote`. */
export function remoteBuild(
  root: string,
  manifest: RemoteManifest,
  mode: Mode = 'production',
): Configuration {
  return browserBuild({
    root,
    mode,
    name: manifest.name,
    entry: {},
    output: join(root, 'dist/remote'),
    publicPath: 'auto',
    insertStyle: insertCheckedStyle,
    remote: manifest.name,
    // They are stored with the release but never served.
    hasSourceMaps: true,
    plugins: [
      remoteContainer(manifest.name, true, true),
      new IntegrityPlugin(),
      new ManifestPlugin(manifest),
      new LoadListPlugin(manifest.routes),
      new CompileHintPlugin(listStartFiles(manifest.routes)),
      new ModuleListPlugin(),
      new StableIdsPlugin(),
      new StyleBoundsPlugin(manifest.name),
      ...(manifest.firstPaint
        ? [new FirstPaintPlugin({ root, mode, remote: manifest.name, files: manifest.firstPaint })]
        : []),
    ],
  });
}

/** A remote's public pages as a separate document without federation, in `dist/document`. */
export function remoteDocumentBuild(
  root: string,
  manifest: RemoteManifest,
  mode: Mode = 'production',
): Configuration {
  const build = browserBuild({
    root,
    mode,
    name: manifest.name,
    // The small script requests the page's data while the large one loads.
    entry: { early: './src/document/early.ts', main: './src/document/main.tsx' },
    output: join(root, 'dist/document'),
    publicPath: 'auto',
    plugins: [
      ...htmlPage({
        template: './src/document/index.html',
        publicPath: DOCUMENT_ADDRESS,
        inject: 'head',
        scriptLoading: 'defer',
      }),
      new CompileHintPlugin(listStartFiles()),
    ],
  });
  return withLightView(build);
}
