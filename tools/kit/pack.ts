import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { fail } from '../start/fail.mjs';
import { readJson } from '../start/read-json.mjs';
import { ROOT } from '../start/root.mjs';
import { compilePackage } from './compile-package.ts';
import { copyDocuments } from './copy-documents.ts';
import { packedKit, packedPackage, PACKAGES } from './packed-package.ts';

const rootPath = (path: string) => join(ROOT, path);
const writeJson = (path: string, content: unknown) =>
  writeFileSync(rootPath(path), `${JSON.stringify(content, null, 2)}\n`);
function node(args: readonly string[], cwd = ROOT) {
  const { status } = spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail('Nothing is packed; see the message above.');
}

const KIT = 'packages/remote-kit';

const versions = Object.fromEntries(
  PACKAGES.map((name) => [`@courier/${name}`, readJson(`packages/${name}/package.json`).version]),
);

function packPackages() {
  const projects = PACKAGES.map((name) => `packages/${name}`);
  const withPresets = [...projects, ...projects.map((one) => `${one}/presets`)].filter((one) =>
    existsSync(rootPath(`${one}/tsconfig.json`)),
  );
  node([rootPath('node_modules/@typescript/native/bin/tsc'), '-b', ...withPresets.map(rootPath)]);
  for (const project of projects) {
    compilePackage(rootPath(project));
    writeJson(`${project}/dist/package.json`, packedPackage(readJson(`${project}/package.json`), versions));
    copyDocuments(ROOT, project);
  }
}

/** Our tools as one program, and the template of a remote. */
function packKit() {
  const webpack = rootPath('node_modules/webpack-cli/bin/cli.js');
  node(
    ['--import', 'tsx', '--conditions=source', webpack, '--config', 'webpack.config.ts', '--stats', 'none'],
    rootPath(KIT),
  );
  for (const file of ['courier-remote.mjs', 'remote.tsconfig.json'])
    cpSync(rootPath(`${KIT}/${file}`), rootPath(`${KIT}/dist/${file}`));
  copyDocuments(ROOT, KIT);
  cpSync(rootPath('tools/new-remote/template'), rootPath(`${KIT}/dist/template`), { recursive: true });
  const pinned = {
    ...readJson('packages/config/package.json').devDependencies,
    ...readJson('package.json').devDependencies,
  };
  writeJson(`${KIT}/dist/package.json`, packedKit(readJson(`${KIT}/package.json`), pinned, versions));
}

const { positionals } = readArguments({
  usage: 'npm run pack -- <folder>\nPacks the packages for a remote in another repository into a folder.',
  fewest: 1,
});
const [folder = ''] = positionals;
const target = resolve(process.env.INIT_CWD ?? '.', folder);

packPackages();
packKit();
mkdirSync(target, { recursive: true });
const folders = [...PACKAGES.map((name) => `./packages/${name}/dist`), `./${KIT}/dist`];
execFileSync('npm', ['pack', ...folders, '--pack-destination', target, '--silent'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
});
console.log(`Packed ${folders.length} packages into ${target}. In an empty folder:
  npm install ${target}/*.tgz
  npx courier-remote new <name>`);
