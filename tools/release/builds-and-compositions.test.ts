import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { BRAND_IDS } from '@courier/config';
import type { PublishedRelease, RegistryEntry } from '@courier/config/registry';
import { publishEntry, type Publication } from '../publish/registry-file';

let site: string;

const published = (name: string, version: string): PublishedRelease => ({
  version,
  entry: `/remotes/${name}/${version}/mf-manifest.json`,
  files: {},
  preload: [],
  manifest: {
    name,
    contractVersion: 1,
    titleKey: version,
    i18nNamespace: name,
    routes: [{ id: 'start', path: `/${name}`, access: 'protected', modes: ['CLASSIC'] }],
    navigation: [],
    slots: [],
  },
  texts: {},
});
const publish = (act: Publication['act'], name: string, version: string, more: Partial<Publication> = {}) =>
  publishEntry(site, { act, name, release: published(name, version), ...more });

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, program), ...args, '--to', site],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}
const registryCommand = (...args: string[]) => run('registry.ts', ...args);

const entries = (brand: string) =>
  (JSON.parse(readFileSync(join(site, 'registry', `${brand}.json`), 'utf8')) as { remotes: RegistryEntry[] })
    .remotes;
const findEntry = (brand: string, name: string) => entries(brand).find((one) => one.name === name);
const channels = (brand: string, name: string) => JSON.stringify(findEntry(brand, name)?.channels);
const listEntryNames = (brand: string) => entries(brand).map(({ name }) => name);

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'courier-compositions-'));
});

describe('a build', () => {
  it('becomes the stable release while no command has changed the channels, and the history says so', () => {
    publish('build', 'beta', '1');
    publish('build', 'beta', '2');
    expect(findEntry('oasis', 'beta')?.channels).toEqual({ stable: '2' });
    expect(registryCommand('history', 'beta').stdout).toMatch(/: build oasis beta: stable 2 /);
    expect(registryCommand('list', 'beta').stdout).toContain(
      'oasis: beta stable 2 · last good none · of 2 · follows builds',
    );
  });

  it.each([
    ['a rollback', () => run('change.ts', 'rollback', 'beta', '1')],
    ['a promotion', () => run('change.ts', 'promote', 'beta', '1')],
    ['a release', () => publish('release', 'beta', '2')],
    ['a canary', () => publish('release', 'beta', '3', { canary: { percent: 0, vendors: ['v1001'] } })],
    [
      'a canary that was taken back',
      () => {
        publish('release', 'beta', '3', { canary: { percent: 10 } });
        run('change.ts', 'rollback', 'beta');
      },
    ],
    [
      'a pin in every brand',
      () => BRAND_IDS.slice(0, 4).forEach((brand) => run('change.ts', 'pin', brand, 'beta', '1')),
    ],
  ])('changes no channel after %s, and waits as a candidate', (_command, change) => {
    publish('build', 'beta', '1');
    publish('build', 'beta', '2');
    change();
    const before = ['courier', 'orchid', 'oasis', 'tangelo'].map((brand) => channels(brand, 'beta'));
    expect(publish('build', 'beta', '4')).toEqual({
      given: [],
      candidate: ['courier', 'orchid', 'oasis', 'tangelo'],
      replacedCanaries: [],
    });
    publish('build', 'beta', '2');
    expect(['courier', 'orchid', 'oasis', 'tangelo'].map((brand) => channels(brand, 'beta'))).toEqual(before);
    expect(registryCommand('list', 'beta').stdout).toContain('  candidates: 4');
  });

  it('becomes stable by promote, and is no longer a candidate', () => {
    publish('release', 'beta', '1');
    publish('build', 'beta', '2');
    expect(run('change.ts', 'promote', 'beta', '2').stdout).toContain('oasis: beta stable 2');
    expect(findEntry('oasis', 'beta')?.releases.map(({ candidate }) => candidate)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('brings no recalled release to a new brand', () => {
    publish('build', 'beta', '1');
    publish('build', 'beta', '2');
    run('change.ts', 'rollback', 'beta', '1');
    rmSync(join(site, 'registry/tangelo.json'));
    const before = channels('oasis', 'beta');
    publish('build', 'beta', '3');
    expect(findEntry('tangelo', 'beta')?.channels).toEqual({ stable: '1', recalled: ['2'] });
    expect(channels('oasis', 'beta')).toBe(before);
  });
});

describe('the composition of a brand', () => {
  it('is complete for a new brand, whichever remote is published first', () => {
    publish('build', 'beta', '1');
    publish('build', 'gamma', '1');
    rmSync(join(site, 'registry/orchid.json'));
    publish('build', 'beta', '1');
    expect(listEntryNames('orchid')).toEqual(['beta', 'gamma']);
  });

  it('lists what the sources list, and what a command adds', () => {
    publish('build', 'request-rider', '1');
    publish('build', 'loyalty-points', '1');
    expect(listEntryNames('send')).toEqual(['request-rider']);
    expect(registryCommand('add', 'send', 'loyalty-points', '--by', 'ann').stdout).toBe(
      'send lists loyalty-points 1.\n',
    );
    publish('build', 'request-rider', '2');
    expect(listEntryNames('send')).toEqual(['request-rider', 'loyalty-points']);
    expect(registryCommand('history').stdout).toMatch(/ann: add send loyalty-points: stable 1/);
  });

  it('lists no remote that a command has removed, also after the next publish', () => {
    publish('build', 'beta', '1');
    publish('build', 'gamma', '1');
    expect(registryCommand('remove', 'oasis', 'beta').status).toBe(0);
    publish('build', 'beta', '2');
    publish('build', 'gamma', '2');
    expect([listEntryNames('oasis'), listEntryNames('courier')]).toEqual([['gamma'], ['beta', 'gamma']]);
    expect(registryCommand('history', 'beta').stdout).toMatch(/: remove oasis beta: not listed/);
    registryCommand('add', 'oasis', 'beta');
    expect(listEntryNames('oasis')).toEqual(['gamma', 'beta']);
  });

  it('refuses an unknown brand or remote, and a change without effect', () => {
    publish('build', 'beta', '1');
    const refusal = (...args: string[]) => registryCommand(...args);
    expect(refusal('add', 'nowhere', 'beta')).toMatchObject({
      status: 1,
      stderr: 'The site has no brand nowhere.\n',
    });
    expect(refusal('add', 'oasis', 'beta').stderr).toBe('oasis lists beta already.\n');
    expect(refusal('remove', 'oasis', 'gamma').stderr).toBe('oasis does not list gamma.\n');
    expect(refusal('remove', 'oasis').stderr).toContain('usage');
  });
});

it('a release for one brand leaves the channels of the others', () => {
  publish('release', 'beta', '1');
  const before = channels('courier', 'beta');
  expect(publish('release', 'beta', '2', { brand: 'oasis' }).given).toEqual(['oasis']);
  expect([channels('courier', 'beta'), findEntry('oasis', 'beta')?.channels.stable]).toEqual([before, '2']);
});

it('a canary for one brand names the canary that it replaces there', () => {
  publish('release', 'beta', '1');
  const canary = { percent: 10 };
  publish('release', 'beta', '2', { canary });
  expect(publish('release', 'beta', '3', { canary, brand: 'oasis' }).replacedCanaries).toEqual(['oasis 2']);
  expect(publish('release', 'beta', '4', { canary, brand: 'orchid' }).replacedCanaries).toEqual(['orchid 2']);
  expect(publish('release', 'beta', '4', { canary, brand: 'orchid' }).replacedCanaries).toEqual([]);
});
