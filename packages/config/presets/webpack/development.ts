import type { Configuration } from 'webpack';

/**
 * A remote's build as a development server hands it to a portal: readable, with source maps, and for the React the
 * portal runs, which is the one of production. React's development runtime asks that one for what it does not have.
 */
export const forRunningPortal = (build: Configuration, folder: string): Configuration => ({
  ...build,
  mode: 'development',
  devtool: 'source-map',
  output: { ...build.output, path: folder },
  optimization: { ...build.optimization, nodeEnv: 'production' },
});
