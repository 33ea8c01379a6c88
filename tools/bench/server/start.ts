import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../portal/free-port';
import { ROOT } from '../../publish/paths';
import type { Row } from '../report';

/** `npm start` in a built clone with an existing database, until the first page has arrived. */
export async function measureStart(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-start-'));
  try {
    await startOnce(folder);
    const times = [await startOnce(folder), await startOnce(folder)];
    return [
      {
        what: '`npm start` of a built clone to the first page',
        measured: Math.min(...times),
        unit: 'ms',
        budget: 5000,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first start may have to build. */
const GIVE_UP_MS = 300_000;

async function startOnce(folder: string): Promise<number> {
  const port = await freePort();
  const started = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const isUp = async () => (await fetch(`http://localhost:${port}/`).catch(() => null))?.ok ?? false;
  const ended = once(child, 'exit');
  try {
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error('`npm start` ended before the portal answered.');
      if (Date.now() - started > GIVE_UP_MS) throw new Error('`npm start` did not answer in time.');
      await pause(20);
    }
    return Date.now() - started;
  } finally {
    // npm, its shell, our starter and the server are one process group.
    if (child.exitCode === null) process.kill(-(child.pid as number), 'SIGTERM');
    await ended;
  }
}
