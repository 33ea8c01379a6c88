import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode } from './check-node.mjs';

checkNode();

const { build } = await import('./build.mjs');
const { checkPort } = await import('./check-port.mjs');
const { installIfNeeded } = await import('./install.mjs');
const { ROOT } = await import('./root.mjs');
const { announce } = await import('./announce.mjs');

const port = Number(process.env.PORT ?? 8080);

await checkPort(port);
await installIfNeeded();
await build();

const server = spawn(
  process.execPath,
  [join(ROOT, 'services/platform-api/dist/server.mjs'), ...process.argv.slice(2)],
  { cwd: ROOT, env: { LOG_LEVEL: 'warn', ...process.env, PORT: String(port) }, stdio: 'inherit' },
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));

await announce(port, () => server.exitCode === null);
