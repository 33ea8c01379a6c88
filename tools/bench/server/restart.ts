import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../../services/platform-api/src/testing/databases/postgres-server';
import { freePort } from '../../portal/free-port';
import { ROOT } from '../../publish/paths';
import { median, type Row } from '../report';
import { signIn } from './account';
import { chooseProgram, startInstance } from './instance';

const RESTARTS = 5;
const GIVE_UP_MS = 120_000;
/** Clock ticks in /proc. */
const TICKS_A_SECOND = 100;

type Database = Readonly<Record<string, string>>;

const BUDGET_MS = 2000;

/**
 * Processor time from kill -9 until `/readyz` answers 200, because elapsed time depends on the machine's
 * load.
 */
export async function measureRestart(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-restart-'));
  const postgres = await startPostgres();
  try {
    const shared = { DATABASE_URL: postgres.url('postgres'), DATA_DIR: folder };
    return [
      await measureOn('PostgreSQL', shared),
      await measureOn('the embedded database', { DATA_DIR: folder }),
    ];
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOn(name: string, database: Database): Promise<Row> {
  const first = await startInstance({ ...database });
  const { call } = await signIn(first.origin, 'solo@demo.test');
  // Waits until the places are loaded, so that a restart is measured and not the first fill.
  await call('GET', '/geolocator/autocomplete?query=Guangfu&country=TW&language=en');
  await first.stop();
  const times: number[] = [];
  for (let count = 0; count < RESTARTS; count += 1) times.push(await restartOnce(database));
  return {
    what: `kill -9 to ready on ${name}, processor time`,
    measured: median(times),
    unit: 'ms',
    budget: BUDGET_MS,
  };
}

async function restartOnce(database: Database): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, [chooseProgram(undefined)], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...database },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const deadline = Date.now() + GIVE_UP_MS;
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('The server did not answer.');
      await pause(10);
    }
    return processorMs(child.pid ?? 0);
  } finally {
    // The next start finds the state after a crash.
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
  }
}

function processorMs(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = '', system = ''] = fields.split(' ').slice(11, 13);
  return ((Number(user) + Number(system)) * 1000) / TICKS_A_SECOND;
}
