import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../portal/free-port';
import { ROOT } from '../../publish/paths';
import { chooseServer } from '../../portal/paths';

export interface Usage {
  cpuSeconds: number;
  memoryMb: number;
  /** Longest block of the event loop since the last request, ms. */
  blockedMs: number;
}

export interface Instance {
  origin: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** `BENCH_SERVER` selects another build to compare with. */
export const chooseProgram = (environment: string | undefined): string =>
  process.env['BENCH_SERVER'] ?? chooseServer(environment);
const READY_WITHIN_MS = 120_000;
/** The loop is sampled every ten milliseconds, which is part of each value. */
const WATCH_MS = 10;

/** Starts the built server on a free port, like `npm start`. */
export async function startInstance(env: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const operatorToken = randomBytes(24).toString('hex');
  const child = spawn(process.execPath, [chooseProgram(env['ENVIRONMENT'])], {
    cwd: ROOT,
    // All load comes from one address and one account.
    env: {
      ...process.env,
      LIMIT_FACTOR: '100000',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      OPERATOR_TOKEN: operatorToken,
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The server did not get ready.');
    await pause(100);
  }
  return {
    origin,
    usage: async () => {
      const headers = { authorization: `Bearer ${operatorToken}` };
      const text = await (await fetch(`${origin}/metrics`, { headers })).text();
      const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
      return {
        cpuSeconds: value('process_cpu_seconds_total'),
        memoryMb: value('process_resident_memory_bytes') / 1e6,
        blockedMs: Math.max(0, value('nodejs_eventloop_lag_max_seconds') * 1000 - WATCH_MS),
      };
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
