import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../e2e/setup/free-port';
import { ROOT } from '../../../e2e/setup/paths';
import type { Row } from '../report';

/** `npm start` in a built clone whose database exists, until the first page has arrived. */
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
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('`npm start` ended before the portal answered.');
    await pause(20);
  }
  const took = Date.now() - started;
  const ended = once(child, 'exit');
  // npm, its shell, our starter and the server are one group.
  process.kill(-(child.pid as number), 'SIGTERM');
  await ended;
  return took;
}
