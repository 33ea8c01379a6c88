import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passes } from 'node:timers/promises';
import { freePort } from './free-port';
import { ROOT } from '../publish/paths';
import { chooseServer, SITE } from './paths';

/** Ends a hanging start; normal durations are measured by the bench. */
const READY_WITHIN_MS = 300_000;

export interface Portal {
  origin: string;
  port: number;
  dataDir: string;
  /** This portal's copy of the built site; tests may change its registry. */
  siteDir: string;
  /** The end of the server's log since its start. */
  log(): string;
  /** Ends the server as Ctrl+C does. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Freezes the server, like a machine without CPU time, until it continues. */
  pause(): void;
  goOn(): void;
  /** Starts the server again on the same port, database and site. */
  start(): Promise<void>;
  dispose(): Promise<void>;
}

export interface PortalOptions {
  /** Simulated seconds per second. */
  simSpeed?: number;
  env?: Record<string, string>;
  /** A free port by default. */
  port?: number;
  /** Receives all that the server writes. */
  onOutput?: (text: string) => void;
}

/** Folder with the data of a portal that ran once; portals begin with a copy of it. */
export const SEEDED = 'COURIER_E2E_SEEDED';

async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `The portal ended before it was ready (${child.signalCode ?? child.exitCode}):\n${output()}`,
      );
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await passes(100);
  }
  throw new Error(`The portal was not ready within ${READY_WITHIN_MS} ms:\n${output()}`);
}

/**
 * Starts the real server on a free port with a copy of the built site and a separate database: empty, or with
 * demo data.
 */
export async function startPortal({
  simSpeed = 10,
  env = {},
  port: named,
  onOutput,
}: PortalOptions = {}): Promise<Portal> {
  const port = named ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'courier-e2e-'));
  const siteDir = join(folder, 'site');
  const dataDir = join(folder, 'data');
  cpSync(SITE, siteDir, { recursive: true });
  const seeded = process.env[SEEDED];
  if (seeded) cpSync(seeded, dataDir, { recursive: true });
  let child: ChildProcess | null = null;
  let output = '';

  async function start(): Promise<void> {
    child = spawn(process.execPath, [chooseServer(env['ENVIRONMENT'] ?? process.env['ENVIRONMENT'])], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        SITE_DIR: siteDir,
        SIM_SPEED: String(simSpeed),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        onOutput?.(chunk.toString());
        output = (output + chunk.toString()).slice(-8000);
      });
    }
    await untilReady(origin, child, () => output);
  }

  async function stopPortal(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
  const stop = () => stopPortal('SIGTERM');

  await start();
  return {
    origin,
    port,
    dataDir,
    siteDir,
    log: () => output,
    stop,
    kill: () => stopPortal('SIGKILL'),
    pause: () => void child?.kill('SIGSTOP'),
    goOn: () => void child?.kill('SIGCONT'),
    start,
    dispose: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
