import { createRequire } from 'node:module';
import { join } from 'node:path';
import { forRunningPortal, harnessBuild } from '@courier/config/presets/webpack';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const WebpackDevServer = require('webpack-dev-server') as typeof import('webpack-dev-server');

export interface ServedRemote {
  /** Absolute folder of the remote. */
  root: string;
  name: string;
  port: number;
  /** Its build for the workspace. */
  build: Configuration;
}

/**
 * Serves a remote alone, with hot reload, in the in-memory shell; and the same remote for a portal that is opened with
 * `?remote=<remote>@<this origin>`.
 */
export async function serveRemote({ root, name, port, build }: ServedRemote): Promise<void> {
  const folder = join(root, 'dist/dev-remote');
  webpack(forRunningPortal(build, folder))?.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error) console.error(`${name}: ${error.message}`);
    else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
  });
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      headers: { 'access-control-allow-origin': '*' },
      static: { directory: folder, watch: false },
      historyApiFallback: true,
      hot: true,
      client: { overlay: true },
    },
    webpack(harnessBuild(root, name)) as never,
  );
  await server.start();
  console.log(`${name} runs alone on http://localhost:${port}`);
  console.log(`In the portal: http://localhost:8080/…?remote=${name}@http://localhost:${port}`);
}
