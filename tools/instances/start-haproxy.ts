import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../services/platform-api/src/testing/processes/server-process.ts';
import { ROOT } from '../start/root.mjs';

export const HAPROXY_FILE = join(ROOT, 'docs/deploy/haproxy.cfg');

interface Address {
  host: string;
  port: number;
}

export type Haproxy = Awaited<ReturnType<typeof startHaproxy>>;

/**
 * Starts Debian's HAProxy with the example configuration; it ends with this process, even after a crash.
 * @param values other values of presetenv
 */
export async function startHaproxy(
  instances: readonly [Address, Address],
  values: Readonly<Record<string, string>> = {},
) {
  const port = await freePort();
  const [first, second] = instances.map(({ host, port: at }) => `${host}:${at}`);
  const child = spawn(
    '/usr/bin/setpriv',
    ['--pdeathsig', 'KILL', '--', '/usr/sbin/haproxy', '-db', '-f', HAPROXY_FILE],
    {
      env: { LISTEN: `127.0.0.1:${port}`, INSTANCE_1: first, INSTANCE_2: second, ...values },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const state = { log: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (state.log += data));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const ending = { isOver: false };
  void ended.then(() => (ending.isOver = true));
  while (!(await accepts(port)))
    if (ending.isOver) throw new Error(`HAProxy ended before it listened: ${state.log}`);
  return {
    port,
    /** HAProxy reports each instance that goes down or comes up. */
    log: () => state.log,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const trying = connect(port, '127.0.0.1');
    trying.once('connect', () => trying.destroy() && resolve(true));
    trying.once('error', () => setTimeout(resolve, 20, false));
  });
