import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/publish/paths';

/** A folder outside this repository with our packed packages. */
export interface OutsideFolder {
  folder: string;
  packs: readonly string[];
  /** Runs a command of the kit; returns its output. */
  kit(...args: string[]): string;
  /** Runs a command that must fail; returns its error output. */
  refusal(...args: string[]): string;
  refusalWith(env: Record<string, string>, ...args: string[]): string;
  start(args: readonly string[], env?: Record<string, string>): { child: ChildProcess; output(): string };
  withChange(file: string, from: string, to: string, work: () => void): void;
  remove(): void;
}

const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Packs our packages and installs them in an empty folder, as another team would. */
export function outsideFolder(): OutsideFolder {
  const home = mkdtempSync(join(tmpdir(), 'courier-outside-'));
  const packs = join(home, 'packs');
  const folder = join(home, 'remote');
  mkdirSync(folder);
  npm(ROOT, 'run', 'pack', '--silent', '--', packs);
  const tarballs = readdirSync(packs).map((file) => join(packs, file));
  npm(folder, 'install', '--prefer-offline', '--loglevel=error', '--silent', ...tarballs);
  const bin = join(folder, 'node_modules/.bin/courier-remote');
  const remotePath = (file: string) => join(folder, file);
  return {
    folder,
    packs: tarballs,
    kit: (...args) => execFileSync(bin, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
    refusal(...args) {
      return this.refusalWith({}, ...args);
    },
    refusalWith(env, ...args) {
      const { status, stderr, stdout } = spawnSync(bin, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...env },
      });
      if (status === 0) throw new Error(`courier-remote ${args.join(' ')} did not fail:\n${stdout}`);
      return stderr;
    },
    start(args, env = {}) {
      const child = spawn(bin, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      return { child, output: () => output };
    },
    withChange(file, from, to, work) {
      const before = readFileSync(remotePath(file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(remotePath(file), before.replace(from, to));
      try {
        work();
      } finally {
        writeFileSync(remotePath(file), before);
      }
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
