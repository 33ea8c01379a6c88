import { createRequire } from 'node:module';
import { join } from 'node:path';
import { forRunningPortal, harnessBuild } from '@courier/config/presets/webpack';
import { DEV_PORTAL_BLOCK, type DevPortal } from '@courier/config';
import webpack, { type Configuration } from 'webpack';

import type { ConnectedPortal } from './portal/connect-portal';
import { createPortalProxy } from './portal/portal-proxy';

const require = createRequire(import.meta.url);
const WebpackDevServer = require('webpack-dev-server') as typeof import('webpack-dev-server');

export interface ServedRemote {
  /** Absolute folder of the remote. */
  root: string;
  name: string;
  port: number;
  /** Its build for the workspace. */
  build: Configuration;
  /** A portal whose data it shows when it runs alone; those of the in-memory backend unless given. */
  portal?: ConnectedPortal | null;
}

/** Settings of a portal for the page, without the session. */
function blocksOf({ config, session }: ConnectedPortal): Record<string, DevPortal> {
  const { country, brand, flags, paymentHosts } = config;
  return {
    [DEV_PORTAL_BLOCK]: {
      country,
      brand,
      flags,
      ...(paymentHosts && { paymentHosts }),
      user: session.user,
    },
  };
}

/**
 * Serves a remote alone, with hot reload, in the in-memory shell; and the same remote for a portal that is opened with
 * `?remote=<remote>@<this origin>`.
 */
export async function serveRemote({ root, name, port, build, portal }: ServedRemote): Promise<void> {
  const folder = join(root, 'dist/dev-remote');
  webpack(forRunningPortal(build, folder))?.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error) console.error(`${name}: ${error.message}`);
    else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
  });
  const proxy = portal ? createPortalProxy(portal, port, (sentence) => console.error(sentence)) : null;
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      headers: { 'access-control-allow-origin': '*' },
      static: { directory: folder, watch: false },
      historyApiFallback: true,
      hot: true,
      client: { overlay: true },
      setupMiddlewares: (middlewares) =>
        proxy ? [{ name: 'portal', middleware: proxy.answer }, ...middlewares] : middlewares,
    },
    webpack(harnessBuild(root, name, portal ? { blocks: blocksOf(portal) } : {})) as never,
  );
  await server.start();
  if (proxy) server.server?.on('upgrade', proxy.upgrade);
  console.log(`${name} runs alone on http://localhost:${port}`);
  if (portal) console.log(`It shows the data of ${portal.origin} to ${portal.session.user.email}.`);
  console.log(`In the portal: http://localhost:8080/…?remote=${name}@http://localhost:${port}`);
}
