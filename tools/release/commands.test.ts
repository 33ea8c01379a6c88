import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Needs, PublishedRelease } from '@courier/config/registry';
import { filesBelow, fileIntegrity } from '../publish/files';
import { publishEntry } from '../publish/registry-file';

let site: string;
let tools: string;

function release(version: string, canary?: { percent: number }, needs?: Needs): void {
  const folder = join(site, 'remotes/beta', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), `run(${version})`);
  const published: PublishedRelease = {
    version,
    entry: `/remotes/beta/${version}/mf-manifest.json`,
    files: { 'remoteEntry.js': fileIntegrity(join(folder, 'remoteEntry.js')) },
    preload: [],
    manifest: {
      name: 'beta',
      contractVersion: 1,
      titleKey: version,
      i18nNamespace: 'beta',
      routes: [],
      navigation: [],
      slots: [],
      ...(needs ? { needs } : {}),
    },
    texts: {},
  };
  publishEntry(site, {
    name: 'beta',
    release: published,
    act: 'release',
    canary: canary ?? null,
    history: { by: 'ann', why: `ship ${version}` },
  });
}

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(tools, program), ...args, '--to', site],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};
const change = (...args: string[]) => run('change.ts', ...args);
const registry = (...args: string[]) => run('registry.ts', ...args);
const read = (brand = 'oasis') => readFileSync(join(site, 'registry', `${brand}.json`), 'utf8');

/** The stable release for browsers: the fields that name it, and its files. */
function readStableRelease(): string {
  const [entry] = (JSON.parse(read()) as { remotes: { active: PublishedRelease; manifest: unknown }[] })
    .remotes;
  const hash = createHash('sha256').update(JSON.stringify([entry?.active, entry?.manifest]));
  const folder = join(site, 'remotes/beta', entry?.active.version ?? '');
  for (const file of filesBelow(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'courier-release-'));
  site = join(folder, 'site');
  // Only the commands and the files of the start and of arguments that they need, without sources and node_modules.
  tools = join(folder, 'commands');
  cpSync(__dirname, tools, { recursive: true });
  cpSync(join(__dirname, '../arguments'), join(folder, 'arguments'), { recursive: true });
  for (const file of ['fail.mjs', 'write-atomically.mjs'])
    cpSync(join(__dirname, '../start', file), join(folder, 'start', file));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});

describe('going back in one command', () => {
  it('is done in under two seconds without sources or packages, byte for byte', () => {
    release('1');
    expect(change('mark-good', 'beta').status).toBe(0);
    const before = readStableRelease();
    release('2');
    expect(readStableRelease()).not.toBe(before);
    const began = Date.now();
    execFileSync(process.execPath, ['-e', '0']);
    const floor = Date.now() - began;
    const { status, stdout } = change('rollback', 'beta', '--why', 'prices were wrong');
    expect(Date.now() - began - floor).toBeLessThan(Math.max(2000, 20 * floor));
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining('oasis: beta stable 1 · last good 1 · taken back 2'),
    ]);
    expect(readStableRelease()).toBe(before);
  });

  it('that is refused changes no file and says why', () => {
    release('1');
    const before = read();
    const { status, stderr } = change('rollback', 'beta');
    expect([status, stderr]).toEqual([1, expect.stringContaining('none before 1')]);
    expect(read()).toBe(before);
    release('2');
    change('rollback', 'beta');
    expect(change('pin', 'oasis', 'beta', '2').stderr).toContain('was recalled');
    expect(change('pin', 'oasis', 'beta', '2', '--yes').status).toBe(0);
    expect(change('rollback', 'gamma').stderr).toContain('No brand of the site lists gamma');
    expect(change('promote').stderr).toContain('usage');
    expect(change('pin', 'oasis', 'beta').stderr).toContain('usage');
  });
});

it('goes to the release before it on a young site, and lists the others', () => {
  for (const version of ['1', '2', '3']) release(version);
  const { status, stdout } = change('rollback', 'beta');
  expect([status, stdout]).toEqual([
    0,
    expect.stringContaining('oasis: beta stable 2 · last good none · taken back 3'),
  ]);
  expect(stdout).toContain('  releases before it: 1; npm run rollback -- beta <release> names one');
});

it('applies only to the brands that need the change', () => {
  release('1');
  change('mark-good', 'beta');
  release('2', { percent: 10 });
  for (const brand of ['courier', 'orchid', 'tangelo']) change('rollback', 'beta', '--brand', brand);
  expect(change('rollback', 'beta').stdout).toBe('oasis: beta stable 1 · last good 1 · taken back 2\n');
  expect(change('rollback', 'beta')).toMatchObject({ status: 1, stderr: expect.stringContaining('already') });
});

describe('the history', () => {
  it('says who changed what, when and why, for each brand', () => {
    release('1');
    release('2', { percent: 10 });
    change('promote', 'beta', '--by', 'bob', '--why', 'a week without a fault');
    change('pin', 'oasis', 'beta', '1', '--by', 'eve');
    const lines = registry('history', 'beta').stdout.trim().split('\n');
    expect(lines[0]).toMatch(/^20\d\d-\S+Z eve: pin oasis beta: stable 2 .* held to 1$/);
    const own = lines.filter((line) => / oasis | courier /.test(line));
    expect(own[1]).toMatch(/bob: promote oasis beta: stable 2 .*\(a week without a fault\)$/);
    expect(lines.at(-1)).toMatch(/ann: release courier beta: stable 1 .*\(ship 1\)$/);
  });

  it('reports for one brand only the changes there', () => {
    release('1');
    release('2');
    const elsewhere = read('courier');
    expect(change('rollback', 'beta', '1', '--brand', 'oasis').stdout).toBe(
      'oasis: beta stable 1 · last good none · taken back 2\n',
    );
    expect(read('courier')).toBe(elsewhere);
  });
});

describe('the registry', () => {
  it('is listed by brand and remote', () => {
    release('1');
    release('2', { percent: 25 });
    expect(registry('list').stdout).toContain(
      'tangelo: beta stable 1 · canary 2 for 25 % · last good none · of 2\n',
    );
  });

  it('is listed with the usage of releases, if the server stored it', () => {
    for (const version of ['1', '2', '3']) release(version);
    const provenAt = Date.UTC(2026, 3, 5) / 1000;
    writeFileSync(
      join(site, 'release-use.json'),
      JSON.stringify({
        oasis: {
          beta: {
            2: { loads: 640, failures: { code: 2, screen: 1 }, provenAt },
            3: { loads: 12, failures: {}, provenAt: null },
          },
        },
      }),
    );
    expect(registry('list', 'beta').stdout).toContain(
      [
        'oasis: beta stable 3 · last good 2 · of 3',
        '  3: 12 loads, none failed',
        '  2: 640 loads, failed: 2 code, 1 screen · proven by use since 2026-04-05T00:00:00.000Z',
        'orchid: beta stable 3 · last good none · of 3',
      ].join('\n'),
    );
    const { stdout } = change('rollback', 'beta');
    for (const brand of ['courier', 'orchid', 'oasis', 'tangelo'])
      expect(stdout).toContain(
        `${brand}: beta stable 2 · last good none · taken back 3\n  releases before it: 1;`,
      );
    expect(registry('clean', '--keep', '1').status).toBe(0);
    expect(registry('list', 'beta').stdout).toContain('oasis: beta stable 2 · last good 2 · taken back 3');
  });

  it.each(['', '{', '[]', '{"oasis":{"beta":{"2":7}}}'])(
    'is listed if the usage file contains %j',
    (text) => {
      release('1');
      writeFileSync(join(site, 'release-use.json'), text);
      expect(registry('list').stdout).toContain('oasis: beta stable 1 · last good none · of 1\n');
    },
  );

  it('is checked against its files', () => {
    release('1');
    expect(registry('check')).toMatchObject({ status: 0 });
    const file = join(site, 'remotes/beta/1/remoteEntry.js');
    writeFileSync(file, 'changed');
    expect(registry('check')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        'courier, beta: stable: /remotes/beta/1/remoteEntry.js is not the file',
      ),
    });
    rmSync(file);
    expect(registry('check').stdout).toContain('is missing');
  });

  it('is checked for releases that the shell of its site cannot run', () => {
    release('1');
    const offer = { contract: 1, kit: '0.4.0', doors: { '@courier/ui-kit/core': ['Icon'] } };
    writeFileSync(join(site, 'documents.json'), JSON.stringify({ offer }));
    expect(registry('check').status).toBe(0);
    release('2', { percent: 10 }, { contract: 1, kit: '0.5.0', uses: { '@courier/ui-kit/core': ['Icon'] } });
    expect(registry('check').status).toBe(0);
    release('3', { percent: 10 }, { contract: 1, uses: { '@courier/ui-kit/core': ['Icon', 'Gauge'] } });
    expect(registry('check')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        'oasis, beta: 3 needs Gauge (@courier/ui-kit/core), which the shell of this site does not offer.',
      ),
    });
    rmSync(join(site, 'documents.json'));
    expect(registry('check').status).toBe(0);
  });

  it('is cleaned of all but the newest releases and those it names', () => {
    for (const version of ['1', '2', '3', '4']) release(version);
    change('mark-good', 'beta', '1');
    expect(registry('clean', '--keep', '2').stdout).toBe('Deleted /remotes/beta/2\n');
    expect(registry('check').status).toBe(0);
    expect(registry('list', 'beta').stdout).toContain('of 3');
    expect(registry('clean', '--keep', 'none').status).toBe(1);
  });
});
