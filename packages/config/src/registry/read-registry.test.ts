import { describe, expect, it } from '@jest/globals';
import { brokenEntries, withBreakage } from '../testing';
import { problemSentence, readRegistry } from './read-registry';
import { isRoutePath, isSamePath } from './route-path';

const buildRegistryEntry = (name: string) => ({
  name,
  active: {
    version: '1.0.0',
    entry: `/remotes/${name}/1.0.0/mf-manifest.json`,
    files: { 'remoteEntry.js': `sha384-${name}` },
    preload: ['remoteEntry.js'],
  },
  rollout: 100,
  manifest: {
    name,
    contractVersion: 1,
    titleKey: 'title',
    i18nNamespace: name,
    routes: [{ id: 'list', path: `/${name}/:vendorId?`, access: 'protected', modes: ['GUEST', 'CLASSIC'] }],
    navigation: [{ routeId: 'list', labelKey: 'menu', icon: 'history', order: 1 }],
    slots: ['navigation-badge'],
  },
  texts: { ar: { title: 'عنوان' } },
});
const read = (...remotes: unknown[]) => readRegistry({ schemaVersion: 1, brand: 'oasis', remotes }, 'oasis');

describe('a registry', () => {
  it('without errors is kept unchanged, with unknown keys', () => {
    const newer = {
      ...buildRegistryEntry('beta'),
      active: { ...buildRegistryEntry('beta').active, integrityOfAll: 'sha384-x' },
      manifest: {
        ...buildRegistryEntry('beta').manifest,
        offers: [{ name: 'beta/row', props: 'row' }],
        firstPaint: { list: 'a.html' },
      },
    };
    const file = {
      schemaVersion: 1,
      brand: 'oasis',
      remotes: [buildRegistryEntry('alpha'), newer],
      history: ['x'],
    };
    const reading = readRegistry(file, 'oasis');
    expect(reading).toMatchObject({ registry: file, problems: [] });
    expect(reading?.registry.remotes.map(({ releases, channels }) => [releases.length, channels])).toEqual([
      [1, { stable: '1.0.0' }],
      [1, { stable: '1.0.0' }],
    ]);
  });

  it('keeps the slots a remote offers, and the slots of others that it fills', () => {
    const lending = {
      ...buildRegistryEntry('beta'),
      manifest: {
        ...buildRegistryEntry('beta').manifest,
        slots: ['gamma/row', 'no slot', 'navigation-badge', ['gamma/row']],
        offers: [
          { name: 'gamma/row', props: 'row' },
          { name: 'beta/row' },
          { name: 'beta/cell', props: 'cell' },
        ],
      },
    };
    const reading = read(lending);
    expect(reading?.registry.remotes[0]?.manifest).toMatchObject({
      slots: ['gamma/row', 'navigation-badge'],
      offers: [{ name: 'beta/cell', props: 'cell' }],
    });
    expect(reading?.problems.map(({ path }) => path)).toEqual([
      'manifest.slots.1',
      'manifest.slots.3',
      'manifest.offers.0.name',
      'manifest.offers.1.props',
    ]);
  });

  it.each([
    [null],
    [[]],
    ['{}'],
    [{}],
    [{ schemaVersion: 2, remotes: [] }],
    [{ schemaVersion: 1, remotes: {} }],
  ])('is null if the file contains %j', (data) => {
    expect(readRegistry(data, 'oasis')).toBeNull();
  });

  it.each(brokenEntries({ name: 'alpha', path: '/ALPHA/:other' }))(
    'with $what in one entry keeps the others, and reports the path',
    (broken) => {
      const reading = read(
        buildRegistryEntry('alpha'),
        withBreakage(buildRegistryEntry('beta'), broken),
        buildRegistryEntry('gamma'),
      );
      const beta = reading?.registry.remotes.find(({ name }) => name === 'beta');
      const others = reading?.registry.remotes.filter((remote) => remote !== beta);
      expect(others).toMatchObject([buildRegistryEntry('alpha'), buildRegistryEntry('gamma')]);
      expect(others).toHaveLength(2);
      expect(reading?.problems).toContainEqual(
        expect.objectContaining({ brand: 'oasis', path: broken.logged }),
      );
      const tabs = (beta?.manifest.navigation ?? []).filter(({ routeId }) =>
        beta?.manifest.routes.some(({ id }) => id === routeId),
      );
      expect(tabs).toHaveLength(broken.keepsTab ? 1 : 0);
    },
  );

  it('reports brand, remote and path of a field in its log', () => {
    const broken = { ...buildRegistryEntry('beta'), rollout: null };
    expect(read(broken)?.problems.map(problemSentence)).toEqual([
      'Registry of oasis, remote beta, rollout: left out.',
      'Registry of oasis, remote beta: the remote is left out.',
    ]);
    expect(read('x')?.problems.map(problemSentence)).toContain(
      'Registry of oasis, remote #0: the remote is left out.',
    );
  });

  it('uses the validated icon of a remote, and the plain one for any other', () => {
    const icons = [
      'history',
      { path: 'M2 2h20v20H2zm4.5-.5 1e1,3' },
      'rocket',
      { path: 'url(#x)' },
      { path: '' },
      4,
    ];
    const manifest = {
      ...buildRegistryEntry('beta').manifest,
      navigation: icons.map((icon, order) => ({ routeId: 'list', labelKey: 'menu', icon, order })),
    };
    const found = read({ ...buildRegistryEntry('beta'), manifest })?.registry.remotes[0]?.manifest.navigation;
    expect(found?.map(({ icon }) => icon)).toEqual([icons[0], icons[1], 'plain', 'plain', 'plain', 'plain']);
  });
});

describe('a path', () => {
  it.each([
    '/a',
    '/order-tracking/:vendorId?',
    '/a/:b/c',
    '/a/*',
    '/a/:b?/:c?/:d?/:e?',
    '/termsandconditions',
    `/${'a'.repeat(199)}`,
    '/a/:b_c-2',
    '/a/b/:c/d/:e/f/g/*',
  ])('%s may belong to a remote', (path) => expect(isRoutePath(path)).toBe(true));
  it.each([
    '',
    '/',
    '/*',
    '/:all',
    '//evil.test',
    '/a//b',
    '/a/*/b',
    '/a/(b)',
    '/a/:b?/:c?/:d?/:e?/:f?',
    `/${'a'.repeat(200)}`,
    'a/b',
    '/a/*?',
    '/a/**',
    '/a/:2b',
    '/a/:b??',
    '/a/b:c',
    '/a/b?',
    '/a b',
    '/a/b c',
    '/a/:b c',
  ])('"%s" may not', (path) => expect(isRoutePath(path)).toBe(false));
  it('is the same as another when one address fits both equally', () => {
    expect(isSamePath('/a/:x?', '/A')).toBe(true);
    expect(isSamePath('/a/:x?/:y?', '/a/:z')).toBe(true);
    expect(isSamePath('/a/:x', '/a/b')).toBe(false);
    expect(isSamePath('/a', '/b/:x?')).toBe(false);
  });
});
