import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { appFolder } from '../publish/paths';
import { PORT_STEP } from '../start/remote-origins.ts';
import { choosePort, remotePort } from './ports';
import { askedPortal } from './portal/asked-portal';
import { serveRemote } from './serve-remote';

/** usage: remote.ts <remote> [--portal http://localhost:8080 --as owner@demo.test] */
const [name = '', ...args] = process.argv.slice(2);
const root = appFolder(name);

if (!name || !existsSync(join(root, 'dev/index.tsx'))) {
  console.error(`apps/${name} has no dev/index.tsx`);
  process.exit(1);
}

const { default: build } = (await import(pathToFileURL(join(root, 'webpack.config.ts')).href)) as {
  default: Configuration;
};
try {
  const portal = await askedPortal(args);
  const wanted = Number(process.env['PORT']) || remotePort(name);
  const port = await choosePort({ port: wanted, title: name, step: PORT_STEP });
  await serveRemote({ root, name, port, build, portal });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
