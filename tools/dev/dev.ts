import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from '../publish/paths';
import { withRemoteOrigins } from '../start/remote-origins.ts';
import { buildPageScript } from './build-page-script';
import { createBuildStream } from './build-stream';
import { BACKEND_PORT, choosePort, readPort } from './ports';
import { serveReloadProxy } from './reload-proxy';
import { watchApp } from './watch-app';
import { createWorkspaceTypeCheck } from './workspace-type-check';

const READY_POLL_MS = 300;

/**
 * Watches every app, publishes rebuilt apps into a separate site, and updates open pages in place where
 * possible.
 */
const site = join(ROOT, 'dist/dev-site');
process.env['SITE_DIR'] = site;

const shellPort = await choosePort({ port: readPort(), title: 'the portal' });
const backendPort = await choosePort({
  port: shellPort === BACKEND_PORT ? BACKEND_PORT + 1 : BACKEND_PORT,
  title: 'the backend',
});
const builds = createBuildStream();
const pageFolder = join(ROOT, 'dist/dev-page');
await buildPageScript(pageFolder);
serveReloadProxy({ port: shellPort, backendPort, builds, pageFolder });
const apps = readdirSync(join(ROOT, 'apps'));
const checkTypes = createWorkspaceTypeCheck((app, errors) => {
  errors.forEach((error) => console.error(`${app}: ${error}`));
  builds.send({ app, problems: errors });
});
await Promise.all(apps.map((app) => watchApp(app, { site, builds, checkTypes })));

spawn(
  process.execPath,
  ['--import', 'tsx', '--conditions=source', join(ROOT, 'tools/translations/warn-missing.ts')],
  { cwd: ROOT, stdio: 'inherit' },
);
const backend = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    '--conditions=source',
    '--watch',
    '--watch-preserve-output',
    join(ROOT, 'services/demo/src/server.ts'),
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
/** The backend's first start fills its database, which may take longer than the builds. */
const isReady = () =>
  fetch(`http://localhost:${backendPort}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) await setTimeout(READY_POLL_MS);
console.log(`Portal with Fast Refresh on http://localhost:${shellPort} (backend on ${backendPort})`);
