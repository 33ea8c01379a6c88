import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../tools/publish/files';
import { ROOT } from '../../tools/publish/paths';

const NEEDED = ['package.json', 'tsconfig.base.json', 'apps', 'packages', 'tools', 'docs', 'node_modules'];

export function removeBuilds(root: string): void {
  for (const app of readdirSync(join(root, 'apps')))
    rmSync(join(root, 'apps', app, 'dist'), { recursive: true, force: true });
}

/** A copy of the repository with hard links, without builds. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(dirname(ROOT), 'courier-elsewhere-'));
  for (const name of NEEDED) execFileSync('cp', ['-al', join(ROOT, name), copy]);
  removeBuilds(copy);
  return copy;
}

export const bundleApp = (root: string, app: string): string =>
  execFileSync('npm', ['run', 'bundle', '-w', `apps/${app}`, '--silent'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Source maps and the list of modules are not served. */
const isServed = (file: string) => !/\.map$|(^|\/)module-list\.json/.test(file);

function readBuild(root: string, app: string): Map<string, string> {
  const build = join(root, 'apps', app, 'dist');
  const files = filesBelow(build).filter(isServed);
  return new Map(files.map((file) => [file, readFileSync(join(build, file), 'base64')]));
}

/** Files of an app's build that only one of two folders has, or whose content differs. */
export function listDifferences(root: string, other: string, app: string): string[] {
  const [here, there] = [readBuild(root, app), readBuild(other, app)];
  if (here.size === 0) throw new Error(`apps/${app} is not built`);
  return [...new Set([...here.keys(), ...there.keys()])].filter((file) => here.get(file) !== there.get(file));
}
