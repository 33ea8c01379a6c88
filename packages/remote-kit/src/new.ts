import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameProblem } from '../../../tools/new-remote/remote-name';
import { filesOfTemplate, writeTemplate } from '../../../tools/new-remote/write-template';
import { readPackage } from './package-file';
import { PORT } from './remote-here';

/** The template travels with the kit, beside its program. */
const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));

/** What a workspace of the portal says by its place, and a folder elsewhere has to say itself. */
const OWN = ['package.json', 'tsconfig.json', 'tsconfig.test.json', 'README.md'];

const TSCONFIG = {
  extends: '@courier/remote-kit/remote.tsconfig.json',
  include: ['src', 'dev', 'locales', 'webpack.config.ts'],
};

const SCRIPTS = Object.fromEntries(
  ['dev', 'build', 'test', 'publish'].map((name) => [name, `courier-remote ${name}`]),
);

/** @throws Error, in one sentence, for a name no remote can have */
function checkName(name: string, more: readonly string[]): void {
  if (name === '' || more.length > 0)
    throw new Error('Give the remote one name: courier-remote new loyalty-points');
  const problem = nameProblem(name, []);
  if (problem !== null) throw new Error(problem);
}

/**
 * Writes a new remote into a folder that holds nothing of one; what `package.json` says already stays.
 * @throws Error, in one sentence and with nothing written, for a name no remote can have or a folder that is in use
 */
export function writeNew(folder: string, [name = '', ...more]: readonly string[], template = TEMPLATE): void {
  checkName(name, more);
  const wanted = (path: string) => !OWN.includes(path);
  const there = ['tsconfig.json', ...filesOfTemplate(template).filter(wanted)].find((path) =>
    existsSync(join(folder, path)),
  );
  if (there !== undefined)
    throw new Error(`${folder} has a ${there} already; courier-remote new writes into an empty folder.`);
  const before = readPackage(folder);
  writeTemplate(template, folder, { name, port: PORT, react: '' }, wanted);
  const own = { name, version: '0.1.0', private: true, type: 'module', config: { port: PORT } };
  const after = { ...own, ...before, ...own, scripts: { ...before.scripts, ...SCRIPTS } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(after, null, 2)}\n`);
  writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify(TSCONFIG, null, 2)}\n`);
  console.log(`${name} is written. Its commands:
  npx courier-remote test                    checks its types and runs its tests
  npx courier-remote dev                     runs it alone, with Fast Refresh
  npx courier-remote publish --to <folder>   publishes it into the site of a portal`);
}
