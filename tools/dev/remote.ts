import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { harnessBuild } from '@courier/config/presets/webpack';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { appFolder } from '../publish/paths';
import { remotePort } from './ports';

const require = createRequire(import.meta.url);
const WebpackDevServer = require('webpack-dev-server') as typeof import('webpack-dev-server');

/**
 * usage: remote.ts <remote> — serves one remote alone, with hot reload, in the in-memory shell; and the same remote for
 * a portal that is opened with `?remote=<remote>@<this origin>`.
 */
const name = process.argv[2] ?? '';
const root = appFolder(name);

if (!name || !existsSync(join(root, 'dev/index.tsx'))) {
  console.error(`apps/${name} has no dev/index.tsx`);
  process.exit(1);
}

const port = Number(process.env['PORT']) || remotePort(name);
const folder = join(root, 'dist/dev-remote');
const { default: build } = (await import(pathToFileURL(join(root, 'webpack.config.ts')).href)) as {
  default: Configuration;
};
webpack({
  ...build,
  mode: 'development',
  devtool: 'source-map',
  output: { ...build.output, path: folder },
})?.watch({ aggregateTimeout: 100 }, (error, stats) => {
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
