import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const SERVICES = join(ROOT, 'services');
/** The server of production, which contains no demonstration. */
export const PRODUCTION = join(SERVICES, 'platform-api/src/app/server.ts');
const DEMONSTRATION = join(SERVICES, 'demo/src/server.ts');
const BUILT = new Map([
  [PRODUCTION, join(SERVICES, 'platform-api/dist/server.mjs')],
  [DEMONSTRATION, join(SERVICES, 'demo/dist/server.mjs')],
]);

/** The build of a server if COURIER_SERVER names one, else the source. */
function listArguments(program: string): string[] {
  const built = process.env['COURIER_SERVER'] ? BUILT.get(program) : undefined;
  return built ? [built] : ['--import', 'tsx', '--conditions=source', program];
}

export interface ServerProcess {
  child: ChildProcess;
  origin: string;
  /** stderr so far. */
  errors(): string;
  /** Resolves with the exit code (null after a signal). */
  ended: Promise<number | null>;
  /** Resolves when it answers. Rejects when it exits before. */
  ready: Promise<void>;
}

/** A recently free port below the ephemeral range. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/**
 * Starts a server: the build if COURIER_SERVER names one, else the source.
 * @param program source of the server; by default of production or with the demonstration, by ENVIRONMENT
 */
export function startServerProcess(
  env: { PORT: string; DATA_DIR: string } & Readonly<Record<string, string>>,
  args: readonly string[] = [],
  program: string = env['ENVIRONMENT'] === 'prd' ? PRODUCTION : DEMONSTRATION,
): ServerProcess {
  const child = spawn(process.execPath, [...listArguments(program), ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', SITE_DIR: '/nowhere/site', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data) => (errors += String(data)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const origin = `http://localhost:${env.PORT}`;
  return { child, origin, ended, errors: () => errors, ready: answers(origin, ended, () => errors) };
}

async function answers(origin: string, ended: Promise<number | null>, errors: () => string): Promise<void> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server ended before it answered: ${errors()}`);
}
