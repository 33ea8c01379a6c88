import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PublishedRelease, RegistryEntry } from '@courier/config/registry';
import { publishEntry } from '../publish/registry-file';

/**
 * A portal with releases in all channels, which a build, a restart, a new brand and a changed composition
 * must not change.
 */

const BRANDS = ['courier', 'orchid', 'oasis', 'tangelo'] as const;

let site: string;

const releaseNamed = (name: string, version: string): PublishedRelease => ({
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
const build = (version: string) =>
  ['alpha', 'beta', 'gamma'].forEach((name) =>
    publishEntry(site, { act: 'build', name, release: releaseNamed(name, version) }),
  );
const command = (program: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, program), ...args, '--to', site], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
};

const registryText = (brand: string) => readFileSync(join(site, 'registry', `${brand}.json`), 'utf8');
const entry = (brand: string, name: string) =>
  (JSON.parse(registryText(brand)) as { remotes: RegistryEntry[] }).remotes.find((one) => one.name === name);
/** A remote's channels in every brand, byte for byte. */
const channels = (name: string, brands: readonly string[] = BRANDS) =>
  brands.map((brand) => `${brand} ${JSON.stringify(entry(brand, name)?.channels)}`);
const followed = () => channels('gamma').map((line) => JSON.parse(line.slice(line.indexOf('{'))) as object);

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'courier-nothing-moves-'));
  build('1');
  build('2');
  // Alpha has a canary for one vendor; beta is rolled back, and pinned to its first release in one brand.
  publishEntry(site, {
    act: 'release',
    name: 'alpha',
    release: releaseNamed('alpha', '3'),
    canary: { percent: 0, vendors: ['v1001'] },
  });
  command('change.ts', 'rollback', 'beta', '1');
  command('change.ts', 'pin', 'oasis', 'beta', '1');
});

describe('with a canary, a rollback and a pin under way, no channel changes by', () => {
  it.each([
    ['a restart, which builds the same sources again', () => build('2')],
    ['a build of other sources', () => build('4')],
    ['a build of the release that was rolled back', () => build('2')],
    [
      'another remote in the composition of a brand',
      () => command('registry.ts', 'remove', 'oasis', 'gamma'),
    ],
  ])('%s', (_act, change) => {
    const before = [...channels('alpha'), ...channels('beta')];
    expect(before[0]).toBe('courier {"stable":"2","canary":{"release":"3","percent":0,"vendors":["v1001"]}}');
    expect(before.slice(4)).toContain('oasis {"stable":"1","recalled":["2"],"pin":"1"}');
    change();
    expect([...channels('alpha'), ...channels('beta')]).toEqual(before);
  });

  it('a new brand, which starts with what the others run and without their canary', () => {
    const others = BRANDS.slice(0, 3);
    rmSync(join(site, 'registry/tangelo.json'));
    const before = [...channels('alpha', others), ...channels('beta', others)];
    build('2');
    expect([...channels('alpha', others), ...channels('beta', others)]).toEqual(before);
    expect(entry('tangelo', 'alpha')?.channels.stable).toBe('2');
    expect(entry('tangelo', 'beta')?.channels.stable).toBe('1');
    expect(entry('tangelo', 'beta')?.channels.pin).toBeUndefined();
  });

  it('all of these one after the other', () => {
    const before = [...channels('alpha'), ...channels('beta')];
    build('4');
    build('2');
    command('registry.ts', 'remove', 'oasis', 'gamma');
    build('5');
    command('registry.ts', 'add', 'oasis', 'gamma');
    build('5');
    expect([...channels('alpha'), ...channels('beta')]).toEqual(before);
    expect(followed()).toEqual(BRANDS.map(() => ({ stable: '5' })));
  });
});
