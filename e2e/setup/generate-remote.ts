import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/publish/paths';

const node = (args: readonly string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

export const runTool = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
  node(['--import', 'tsx', '--conditions=source', join(ROOT, program), ...args], env);

/** Commands of a remote's team, run as in its `package.json`. */
export interface GeneratedRemote {
  types(): string;
  lint(): string;
  test(): string;
  /** Builds without publishing. */
  bundle(): string;
  build(siteDir: string): string;
  breakScreen(): void;
  remove(): void;
}

/** A remote as `npm run new:remote` writes it, below `apps/` until it is removed. */
export function generateRemote(name: string): GeneratedRemote {
  const folder = join(ROOT, 'apps', name);
  rmSync(folder, { recursive: true, force: true });
  runTool('tools/new-remote/new-remote.ts', [name]);
  const bin = (path: string) => join(ROOT, 'node_modules', path);
  const npm = (script: string, env: Record<string, string> = {}) =>
    execFileSync('npm', ['run', script, '-w', `apps/${name}`], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    types: () =>
      node([
        bin('@typescript/native/bin/tsc'),
        '-b',
        join(folder, 'tsconfig.json'),
        join(folder, 'tsconfig.test.json'),
      ]),
    lint: () => node([bin('oxlint/bin/oxlint'), folder]),
    test: () => npm('test'),
    bundle: () => npm('bundle'),
    build: (siteDir) => npm('build', { SITE_DIR: siteDir }),
    breakScreen: () => {
      const screen = join(folder, 'src/screens/start/StartScreen.tsx');
      const code = readFileSync(screen, 'utf8');
      writeFileSync(
        screen,
        code.replace('const t = ', "throw new Error('broken on purpose');\n  const t = "),
      );
    },
    // A development server that was just ended may still write.
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
  };
}

export const changedFiles = () =>
  execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
