import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDS_ADDRESS, forRunningPortal, harnessBuild } from '@courier/config/presets/webpack';
import { DEV_PORTAL_BLOCK, type DevPortal } from '@courier/config';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import type { ConnectedPortal } from './portal/connect-portal';
import { createPortalProxy } from './portal/portal-proxy';
import { createBuildStream, type BuildStream } from './build-stream';
import { createTypeCheck } from './type-check';
import { serveVariants } from './serve-variants';

export interface ServedRemote {
  /** Absolute folder of the remote. */
  root: string;
  name: string;
  port: number;
  build: Configuration;
  /** A portal with the data of the standalone remote; the in-memory backend by default. */
  portal?: ConnectedPortal | null;
}

function portalDataBlocks({ config, session }: ConnectedPortal): Record<string, DevPortal> {
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

function watchForPortals({ name, build }: ServedRemote, folder: string, builds: BuildStream): void {
  rmSync(folder, { recursive: true, force: true });
  webpack(forRunningPortal(build, name, folder))?.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error) return console.error(`${name}: ${error.message}`);
    if (!stats) return;
    const problems = stats.hasErrors() ? [stats.toString('errors-only')] : [];
    problems.forEach((problem) => console.error(problem));
    builds.send({ app: name, problems });
    if (problems.length === 0) builds.send({ app: name, hash: stats.hash ?? '', isPublished: true });
  });
}

/**
 * Serves a standalone remote with Fast Refresh in the in-memory shell; and the same remote for a portal
 * opened with `?remote=<remote>@<this origin>`. Shows type errors here and on both pages.
 */
export async function serveRemote(remote: ServedRemote): Promise<void> {
  const { root, name, port, portal } = remote;
  const folder = join(root, 'dist/dev-remote');
  const builds = createBuildStream();
  watchForPortals(remote, folder, builds);
  const proxy = portal ? createPortalProxy(portal, port, (sentence) => console.error(sentence)) : null;
  const compiler = webpack(harnessBuild(root, name, portal ? { blocks: portalDataBlocks(portal) } : {}));
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      headers: { 'access-control-allow-origin': '*' },
      static: [
        { directory: folder, watch: false },
        { directory: join(root, 'locales'), publicPath: '/locales', watch: false },
      ],
      historyApiFallback: true,
      hot: true,
      client: { overlay: true },
      setupMiddlewares: (middlewares) => [
        { name: 'builds', path: BUILDS_ADDRESS, middleware: builds.add },
        { name: 'variants', path: '/locales', middleware: serveVariants(join(root, 'locales')) },
        ...(proxy ? [{ name: 'portal', middleware: proxy.respond }] : []),
        ...middlewares,
      ],
    },
    compiler as never,
  );
  const checkTypes = createTypeCheck(root, (errors) => {
    errors.forEach((error) => console.error(`${name}: ${error}`));
    builds.send({ app: name, problems: errors });
    if (errors.length > 0) server.sendMessage(server.webSocketServer?.clients ?? [], 'errors', errors);
  });
  compiler?.hooks.done.tap('types', checkTypes);
  await server.start();
  if (proxy) server.server?.on('upgrade', proxy.upgrade);
  console.log(`${name} runs alone on http://localhost:${port}`);
  if (portal) console.log(`It shows the data of ${portal.origin} to ${portal.session.user.email}.`);
  console.log(`In the portal: http://localhost:8080/…?remote=${name}@http://localhost:${port}`);
}
