import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface PostgresServer {
  url(database: string): string;
  /** Stops the server like a crash; the data stay. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Favours speed over durability. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=64MB',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
];

/**
 * Starts Debian's PostgreSQL; as root under the `postgres` user, because it refuses to run as root.
 * @param more settings that override the test defaults, as `name=value`
 */
export async function startPostgres(more: readonly string[] = []): Promise<PostgresServer> {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'courier-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  const programs = programFolder();
  const environment = { PATH: process.env['PATH'], LC_ALL: 'C' };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'courier', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, env: environment, stdio: 'ignore' },
  );
  const port = await freePort();
  let child: ChildProcess | null = null;

  const resume = async () => {
    // It ends with this process, even after a crash.
    const asUser =
      user.uid === undefined ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
    const settings = [...SETTINGS, ...more, `port=${port}`].flatMap((setting) => ['-c', setting]);
    child = spawn(
      '/usr/bin/setpriv',
      [...asUser, '--pdeathsig', 'INT', '--', join(programs, 'postgres'), '-D', data, ...settings],
      { cwd: folder, env: environment, stdio: 'ignore' },
    );
    const ended = new Promise<never>((_resolve, reject) =>
      child?.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}.`))),
    );
    await Promise.race([answers(programs, port), ended]);
    ended.catch(() => undefined);
  };
  const halt = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
  };

  await resume();
  return {
    url: (database) => `postgresql://courier@127.0.0.1:${port}/${database}`,
    halt,
    resume,
    close: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const systemId = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: systemId('-u'), gid: systemId('-g') };
}

function programFolder(): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  return `/usr/lib/postgresql/${versions[0]}/bin`;
}

/** Below the ephemeral port range. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

async function answers(programs: string, port: number): Promise<void> {
  const isReady = () =>
    new Promise<boolean>((resolve) => {
      const asking = spawn(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      asking.once('error', () => resolve(false));
      asking.once('close', (code) => resolve(code === 0));
    });
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 20));
}
