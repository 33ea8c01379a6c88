import webpack, { type Configuration } from 'webpack';
import type { RemoteHere } from './remote-here';

/** @throws Error with what webpack found wrong */
function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler?.run((fault, stats) => {
      const failed = fault ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failed ? reject(failed) : resolve()));
    });
  });
}

/** Builds the remote into `dist/remote`. */
export async function build({ build: configuration, manifest }: RemoteHere): Promise<void> {
  await run(configuration);
  console.log(`Built ${manifest.name} into dist/remote.`);
}
