import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** User id in the base image. */
export const NODE_USER = 1000;
const ACCOUNT = `node:x:${NODE_USER}:${NODE_USER}::/home/node:/bin/sh\n`;
/** Proxy certificates for a build behind a proxy. */
const CERTIFICATES = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
const HOST_FOLDERS = ['usr', 'etc', 'proc', 'dev'];
const LINKS = ['bin', 'sbin', 'lib', 'lib64'];

/** A root folder in place of the base image: only this machine's programs, read-only. */
export function createStageRoot(root: string): void {
  for (const name of [...HOST_FOLDERS, 'tmp', 'home/node']) mkdirSync(join(root, name), { recursive: true });
  for (const name of LINKS) if (existsSync(`/${name}`)) symlinkSync(`usr/${name}`, join(root, name));
  chmodSync(join(root, 'tmp'), 0o1777);
  chownSync(join(root, 'home/node'), NODE_USER, NODE_USER);
  for (const name of ['passwd', 'group'])
    writeFileSync(
      `${root}.${name}`,
      readFileSync(`/etc/${name}`, 'utf8').replaceAll(/^node:.*\n/gm, '') + ACCOUNT,
    );
  if (CERTIFICATES) cpSync(CERTIFICATES, join(root, 'tmp/certificates.pem'));
}

interface Run {
  user: string;
  folder: string;
  env: Readonly<Record<string, string>>;
  writable?: readonly string[];
}

const quoteForShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function enter(root: string, command: string, { user, folder, env, writable }: Run): string[] {
  const to = (path: string) => quoteForShell(join(root, path));
  const settings = Object.entries({
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: user === 'root' ? '/root' : '/home/node',
    ...env,
  });
  const readOnly = (path: string) => `mount -o remount,bind,ro ${to(path)}`;
  const script = [
    `mount --bind ${quoteForShell(root)} ${quoteForShell(root)}`,
    ...HOST_FOLDERS.map((name) => `mount --rbind /${name} ${to(name)}`),
    ...['passwd', 'group'].map(
      (name) => `mount --bind ${quoteForShell(`${root}.${name}`)} ${to(`etc/${name}`)}`,
    ),
    ...['usr', 'etc'].map(readOnly),
    ...(writable ?? []).map((path) => `mount --bind ${to(path)} ${to(path)}`),
    ...(writable ? [readOnly('/')] : []),
    `exec chroot --userspec=${user === 'root' ? '0:0' : `${NODE_USER}:${NODE_USER}`} --groups= ${quoteForShell(root)} /usr/bin/env -i ` +
      `${settings.map(([name, value]) => quoteForShell(`${name}=${value}`)).join(' ')} /bin/sh -c ${quoteForShell(`cd ${quoteForShell(folder)} && ${command}`)}`,
  ].join('\n');
  return ['--mount', '/bin/sh', '-ec', script];
}

const behindProxy = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] =>
      /^(https?|no)_proxy$/i.test(entry[0]),
    ),
  ),
  ...(CERTIFICATES ? { NODE_EXTRA_CA_CERTS: '/tmp/certificates.pem' } : {}),
});

/** Runs a stage's command to its end. @throws Error with the end of its output */
export function runInRoot(root: string, command: string, run: Run): void {
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    enter(root, command, { ...run, env: { ...behindProxy(), ...run.env } }),
    { encoding: 'utf8', maxBuffer: 1024 ** 3 },
  );
  if (status !== 0)
    throw new Error(`"${command}" ended with ${status}:\n${`${stdout}${stderr}`.slice(-4000)}`);
}

export const startInRoot = (root: string, command: readonly string[], run: Run): ChildProcess =>
  spawn('unshare', enter(root, `exec ${command.map(quoteForShell).join(' ')}`, run), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
