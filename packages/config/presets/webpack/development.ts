import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';
import { withRefresh } from './refresh';

const require = createRequire(import.meta.url);
const { HotModuleReplacementPlugin } = require('webpack') as typeof import('webpack');

/** Compressing takes most of the time of a build, and a developer's line is short. */
const isCompression = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && plugin.constructor.name === 'CompressionPlugin';

/** A build as a development server hands it out: readable, with source maps, and not compressed. */
export const developedBuild = (build: Configuration): Configuration => ({
  ...build,
  mode: 'development',
  devtool: 'source-map',
  plugins: (build.plugins ?? []).filter((plugin) => !isCompression(plugin)),
});

/** With updates for pages that run the build; webpack's development server adds that to its own build. */
const updatedInPlace = (build: Configuration): Configuration => {
  const developed = developedBuild(build);
  return { ...developed, plugins: [...(developed.plugins ?? []), new HotModuleReplacementPlugin()] };
};

/**
 * A remote's build as a development server hands it to a portal: updated in place, and for the React the portal runs,
 * which may be the one of production. React's development runtime asks that one for what it does not have.
 */
export const forRunningPortal = (build: Configuration, name: string, folder: string): Configuration => {
  const developed = withRefresh(updatedInPlace(build), name, 'portal');
  return {
    ...developed,
    output: { ...build.output, path: folder },
    optimization: { ...build.optimization, nodeEnv: 'production' },
  };
};

/** The shell's build under `npm run dev`: with React for development, updated in place. */
export const developedShell = (build: Configuration): Configuration =>
  withRefresh(updatedInPlace(build), 'shell', 'build');
