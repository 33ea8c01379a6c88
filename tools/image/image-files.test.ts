import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContextFilter } from './build-context';
import { parseCopy, parseDockerfile, readStageEnd } from './dockerfile';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const stages = parseDockerfile(read('docs/deploy/Dockerfile'));
const final = stages.at(-1);
const isSent = createContextFilter(read('.dockerignore'));
const trackedFiles = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

it('reads .dockerignore as an engine does: the last pattern that matches decides', () => {
  const filter = createContextFilter('*\n!apps\n!e2e/package.json\n**/node_modules\n# a comment\n**/*.key');
  expect(filter('apps/shell/main.ts')).toBe(true);
  expect(filter('e2e/package.json')).toBe(true);
  expect(filter('e2e/journeys/one.spec.ts')).toBe(false);
  expect(filter('apps/shell/node_modules/a/index.js')).toBe(false);
  expect(filter('node_modules/a/index.js')).toBe(false);
  expect(filter('apps/shell/secret.key')).toBe(false);
  expect(filter('README.md')).toBe(false);
});

it('sends no data, no secret, no history and nothing installed or built to the image', () => {
  const kept = [
    '.git/config',
    '.env',
    '.env.production',
    '.npmrc',
    '.data/database/PG_VERSION',
    'services/platform-api/.data/keys.json',
    'services/platform-api/.env',
    'services/platform-api/dist/server.mjs',
    'tools/tls/server.pem',
    'apps/shell/private.key',
    'node_modules/react/index.js',
    'apps/shell/node_modules/react/index.js',
    'dist/site/index.html',
    'reports/tests.json',
    'npm-debug.log',
    'tools/server.log',
    'docs/security.md',
    'backup.sql',
  ];
  expect(kept.filter(isSent)).toEqual([]);
});

it('sends every file of the workspaces and tools to the image', () => {
  const needed = trackedFiles.filter(
    (path) => /^(apps|packages|services|tools)\//.test(path) || path === 'e2e/package.json',
  );
  expect(needed.filter((path) => !isSent(path))).toEqual([]);
  for (const path of ['package.json', 'package-lock.json', 'lerna.json', 'nx.json', 'tsconfig.base.json'])
    expect([path, isSent(path)]).toEqual([path, true]);
});

it('copies only paths that exist, from this repository or from a stage before', () => {
  const names = stages.map(({ name }) => name);
  const copies = stages.flatMap(({ instructions }, index) =>
    instructions.filter(({ name }) => name === 'COPY').map(({ text }) => ({ index, ...parseCopy(text) })),
  );
  expect(copies.length).toBeGreaterThan(0);
  for (const { index, from, sources } of copies) {
    if (from !== null) expect(names.slice(0, index)).toContain(from);
    else
      for (const source of sources) expect([source, existsSync(join(ROOT, source))]).toEqual([source, true]);
  }
  const programs = stages
    .flatMap(({ instructions }) => instructions)
    .flatMap(({ text }) => text.match(/\btools\/\S+\.(?:mjs|ts)\b/g) ?? []);
  for (const program of programs)
    expect([program, existsSync(join(ROOT, program)) && isSent(program)]).toEqual([program, true]);
});

it('copies the sources into the first stage only', () => {
  for (const { instructions } of stages.slice(1))
    for (const { name, text } of instructions)
      if (name === 'COPY') expect([text, parseCopy(text).from === null]).toEqual([text, false]);
});

it('runs the server as a user that owns its data and not its program', () => {
  if (!final) throw new Error('The Dockerfile has no stage.');
  const { user, settings, command } = readStageEnd(final);
  expect(user).toBe('node');
  expect(command).toEqual(['node', 'services/platform-api/dist/server.mjs']);
  const folders = final.instructions.filter(
    ({ name, text }) => name === 'RUN' && text.startsWith('install -d'),
  );
  expect(folders.map(({ text }) => text)).toEqual([
    `install -d -o node -g node -m 700 ${settings['DATA_DIR']}`,
  ]);
  for (const { name, text } of final.instructions)
    if (name === 'COPY') expect(parseCopy(text).owner).toBe('root:root');
  expect(final.instructions.some(({ name, text }) => name === 'RUN' && /chmod|chown/.test(text))).toBe(false);
});

it('builds for amd64 and arm64: the lockfile holds the binaries of both', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<
      string,
      { optionalDependencies?: Record<string, string>; cpu?: string[]; os?: string[] }
    >;
  };
  const families = Object.values(packages).map(({ optionalDependencies }) =>
    Object.keys(optionalDependencies ?? {}).filter((name) => /linux/.test(name) && !/musl/.test(name)),
  );
  const missing = families.flatMap((names) =>
    ['x64', 'arm64'].flatMap((cpu) =>
      names
        .filter((name) => new RegExp(`-${cpu}(-|$)`).test(name))
        .filter((name) => !(`node_modules/${name}` in packages)),
    ),
  );
  expect(missing).toEqual([]);
});
