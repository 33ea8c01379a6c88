import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { harnessBuild } from '@courier/config/presets/webpack';
import webpack from 'webpack';
import { appFolder } from '../publish/paths';
import { remotePort } from './ports';

const require = createRequire(import.meta.url);
const WebpackDevServer = require('webpack-dev-server') as typeof import('webpack-dev-server');

/** usage: remote.ts <remote> — serves one remote alone, with hot reload, in the in-memory shell. */
const name = process.argv[2] ?? '';
const root = appFolder(name);

if (!name || !existsSync(join(root, 'dev/index.tsx'))) {
  console.error(`apps/${name} has no dev/index.tsx`);
  process.exit(1);
}

const port = remotePort(name);
const server = new WebpackDevServer(
  { port, host: 'localhost', historyApiFallback: true, hot: true, client: { overlay: true } },
  webpack(harnessBuild(root, name)) as never,
);
await server.start();
console.log(`${name} runs alone on http://localhost:${port}`);
