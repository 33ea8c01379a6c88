import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';
import { withRefresh } from './refresh';

const require = createRequire(import.meta.url);
const { HotModuleReplacementPlugin } = require('webpack') as typeof import('webpack');

/** Compression dominates the build time and is useless on a local connection. */
const isCompression = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && plugin.constructor.name === 'CompressionPlugin';

/** A development build: readable, with source maps, uncompressed. */
export const developedBuild = (build: Configuration): Configuration => ({
  ...build,
  mode: 'development',
  devtool: 'source-map',
  plugins: (build.plugins ?? []).filter((plugin) => !isCompression(plugin)),
});

/** With hot updates; webpack's development server adds them to its own build. */
const updatedInPlace = (build: Configuration): Configuration => {
  const developed = developedBuild(build);
  return { ...developed, plugins: [...(developed.plugins ?? []), new HotModuleReplacementPlugin()] };
};

/**
 * With hot updates, and for the portal's React, which may be the production build and lack functions of the development
 * runtime.
 */
export const forRunningPortal = (build: Configuration, name: string, folder: string): Configuration => {
  const developed = withRefresh(updatedInPlace(build), name, 'portal');
  return {
    ...developed,
    output: { ...build.output, path: folder },
    optimization: { ...build.optimization, nodeEnv: 'production' },
  };
};

/** The shell's build under `npm run dev`: React for development and hot updates. */
export const developedShell = (build: Configuration): Configuration =>
  withRefresh(updatedInPlace(build), 'shell', 'build');
