import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../publish/paths';
import { BACKEND_PORT, SHELL_PORT } from './ports';
import { serveReloadProxy } from './reload-proxy';
import { watchApp } from './watch-app';

/** Watches every app, publishes what was rebuilt into a site of its own, and reloads open pages. */
const site = join(ROOT, 'dist/dev-site');
process.env['SITE_DIR'] = site;

const proxy = serveReloadProxy(SHELL_PORT, BACKEND_PORT);
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
  { cwd: ROOT, env: { ...process.env, PORT: String(BACKEND_PORT), SITE_DIR: site }, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    backend.kill(signal);
    process.exit(0);
  });
}
console.log(`Portal with live reload on http://localhost:${SHELL_PORT} (backend on ${BACKEND_PORT})`);
