import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode } from './check-node.mjs';

checkNode();

const { checkPort } = await import('./check-port.mjs');
const { fail } = await import('./fail.mjs');
const { installIfNeeded } = await import('./install.mjs');
const { continueOnPinnedNode } = await import('./pinned-node.mjs');
const { ROOT } = await import('./root.mjs');
const { instancesProblem } = await import('./instances-problem.mjs');

const port = Number(process.env.PORT?.trim() || 8080);
const instances = process.env.INSTANCES?.trim() || '1';

const problem = instancesProblem(instances, process.env.DATABASE_URL);
if (problem) fail(problem);
await checkPort(port);
await installIfNeeded();
await continueOnPinnedNode();

const { build } = await import('../build/build.ts');
const { startInstances } = await import('../instances/instances.ts');
const { announce } = await import('./announce.ts');
const { withRemoteOrigins } = await import('./remote-origins.ts');

await build();

const isProduction = process.env.ENVIRONMENT === 'prd';
const program = join(ROOT, 'services', isProduction ? 'platform-api' : 'demo', 'dist/server.mjs');
const args = process.argv.slice(2);
/** The contact in the help; its mails appear at `/dev/outbox`. */
const DEMO_SUPPORT = isProduction
  ? {}
  : { SUPPORT_EMAIL: 'support@demo.test', SUPPORT_PHONE: '+886 2 2712 0000' };
const env = withRemoteOrigins({
  LOG_LEVEL: 'warn',
  DEMO_PULSE: 'true',
  ...DEMO_SUPPORT,
  ...process.env,
  PORT: String(port),
});
let isRunning = true;

if (Number(instances) > 1) {
  process.chdir(ROOT);
  const running = startInstances({
    count: Number(instances),
    program,
    args,
    env,
    report: (sentence) => console.error(sentence),
    onHopeless: (code) => void running.close().then(() => process.exit(code)),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isRunning = false;
      void running.close().then(() => process.exit(0));
    });
  }
} else {
  const server = spawn(process.execPath, [program, ...args], { cwd: ROOT, env, stdio: 'inherit' });
  server.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
}

await announce(port, () => isRunning);
