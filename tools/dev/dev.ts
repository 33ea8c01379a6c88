import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../publish/paths';
import { withRemoteOrigins } from '../start/remote-origins.mjs';
import { BACKEND_PORT, choosePort, SHELL_PORT } from './ports';
import { serveReloadProxy } from './reload-proxy';
import { watchApp } from './watch-app';

/** Watches every app, publishes what was rebuilt into a site of its own, and reloads open pages. */
const site = join(ROOT, 'dist/dev-site');
process.env['SITE_DIR'] = site;

const backendPort = await choosePort({ port: BACKEND_PORT, title: 'the backend' });
const shellPort = await choosePort({ port: SHELL_PORT, title: 'the portal' });
const proxy = serveReloadProxy(shellPort, backendPort);
const apps = readdirSync(join(ROOT, 'apps'));
await Promise.all(apps.map((app) => watchApp(app, site, () => proxy.reload(app))));

const backend = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    '--conditions=source',
    '--watch',
    '--watch-preserve-output',
    join(ROOT, 'services/platform-api/src/server.ts'),
  ],
  {
    cwd: ROOT,
    env: { ...withRemoteOrigins(process.env), PORT: String(backendPort), SITE_DIR: site },
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    backend.kill(signal);
    process.exit(0);
  });
}
console.log(`Portal with live reload on http://localhost:${shellPort} (backend on ${backendPort})`);
