import { createClient } from '@redis/client';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server-process';

export interface RedisServer {
  url: string;
  /** Stops the server like a crash. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Starts Debian's redis-server on a free loopback port; it ends with this process, even after a crash. */
export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const resume = async () => {
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    child = spawn('/usr/bin/setpriv', ['--pdeathsig', 'KILL', '--', '/usr/bin/redis-server', ...args], {
      stdio: 'ignore',
    });
    while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const halt = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await resume();
  return {
    url,
    halt,
    resume,
    close: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    if (client.isOpen) client.destroy();
  }
}
