import { describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from './contract-version';
import { readRegistry, assignReleases } from './read-registry';
import type { Channels } from './registry';
import { releaseFor, type Taker } from './take-release';

/** Its version is visible in menu, texts, code and document. */
const release = (version: string, more: object = {}) => ({
  version,
  entry: `/remotes/beta/${version}/mf-manifest.json`,
  files: { [`${version}.js`]: `sha384-${version}` },
  preload: [],
  manifest: {
    name: 'beta',
    contractVersion: CONTRACT_VERSION,
    titleKey: `title-${version}`,
    i18nNamespace: 'beta',
    routes: [{ id: 'list', path: '/beta', access: 'protected', modes: ['CLASSIC'] }],
    navigation: [{ routeId: 'list', labelKey: `menu-${version}`, icon: 'plain', order: 1 }],
    slots: [],
    ...more,
  },
  texts: { en: { [`menu-${version}`]: `Beta ${version}` } },
  document: `${version}.html`,
});

const file = (channels: Partial<Channels>, ...releases: object[]) => ({
  schemaVersion: 1,
  brand: 'oasis',
  remotes: [{ name: 'beta', channels: { stable: '1', ...channels }, releases }],
});
const readRegistryFile = (channels: Partial<Channels>, ...releases: object[]) => {
  const reading = readRegistry(file(channels, ...releases), 'oasis');
  if (!reading?.registry.remotes[0]) throw new Error(JSON.stringify(reading?.problems));
  return reading.registry;
};
const all = [release('3'), release('2'), release('1')];
const taken = (channels: Partial<Channels>, taker: Taker, releases = all) =>
  assignReleases(readRegistryFile(channels, ...releases), taker).remotes[0];

describe('a browser', () => {
  it.each([0, 10, 50, 100])(
    'of a hundred at %i %% has menu, texts, code and document of one release',
    (percent) => {
      const versions = Array.from({ length: 100 }, (_, bucket) => {
        const entry = taken({ canary: { release: '2', percent } }, { bucket });
        const version = entry?.active.version ?? '';
        expect(entry).toMatchObject({
          active: { entry: `/remotes/beta/${version}/mf-manifest.json` },
          manifest: { titleKey: `title-${version}`, navigation: [{ labelKey: `menu-${version}` }] },
          texts: { en: { [`menu-${version}`]: `Beta ${version}` } },
          document: `${version}.html`,
        });
        return version;
      });
      expect(versions.filter((version) => version === '2')).toHaveLength(percent);
      expect(versions.filter((version) => version === '1')).toHaveLength(100 - percent);
    },
  );

  it('of a canary vendor gets the canary, regardless of its rollout bucket', () => {
    const channels = { canary: { release: '2', percent: 0, vendors: ['v1001'] } };
    expect(taken(channels, { bucket: 0, vendors: ['v1001'] })?.active.version).toBe('2');
    expect(taken(channels, { bucket: 0, vendors: ['v1002'] })?.active.version).toBe('1');
    expect(taken(channels, { bucket: 0 })?.active.version).toBe('1');
  });

  it('without a bucket gets the canary only at 100 %', () => {
    const forAll = (percent: number) => taken({ canary: { release: '2', percent } }, { bucket: null });
    expect([99, 100].map((percent) => forAll(percent)?.active.version)).toEqual(['1', '2']);
  });

  it('of a pinned brand gets the pinned release', () => {
    const channels = { pin: '3', canary: { release: '2', percent: 100 } };
    expect(taken(channels, { bucket: 0 })?.active.version).toBe('3');
  });

  it('in which a release failed too often falls back to the last good one, never simply to the previous one', () => {
    const isAvoided = (_: string, version: string) => version === '3';
    const channels = { stable: '3', lastGood: '1' };
    expect(taken(channels, { bucket: 0, isAvoided })?.active.version).toBe('1');
    expect(taken({ stable: '3' }, { bucket: 0, isAvoided })?.active.version).toBe('3');
  });

  it('keeps the last good release as fallback, unless it is the assigned one', () => {
    expect(taken({ stable: '2', lastGood: '1' }, { bucket: 0 })?.lastGood?.version).toBe('1');
    expect(taken({ stable: '1', lastGood: '1' }, { bucket: 0 })?.lastGood).toBeUndefined();
  });

  it('with a disabled remote has none of its releases', () => {
    expect(taken({}, { bucket: 0, isOff: (name) => name === 'beta' })).toBeUndefined();
    expect(taken({}, { bucket: 0, isOff: (name) => name === 'alpha' })).toBeDefined();
  });

  it('gets no release with the namespace of another remote, because its texts would replace those of the other', () => {
    const gamma = {
      ...release('1'),
      manifest: { ...release('1').manifest, name: 'gamma', i18nNamespace: 'gamma' },
    };
    const greedy = release('2', { i18nNamespace: 'gamma' });
    const written = file({ canary: { release: '2', percent: 50 } }, greedy, release('1'));
    const reading = readRegistry(
      {
        ...written,
        remotes: [...written.remotes, { name: 'gamma', channels: { stable: '1' }, releases: [gamma] }],
      },
      'oasis',
    );
    const namesFor = (bucket: number) =>
      reading && assignReleases(reading.registry, { bucket }).remotes.map(({ name }) => name);
    expect(namesFor(99)).toContain('beta');
    expect(namesFor(0)).not.toContain('beta');
  });

  it('that cannot run a release gets the newest one it can instead of an error page', () => {
    const tooNew = release('4', { contractVersion: CONTRACT_VERSION + 1 });
    expect(taken({ stable: '4' }, { bucket: 0 }, [tooNew, ...all])?.active.version).toBe('3');
    expect(taken({ stable: '4' }, { bucket: 0 }, [tooNew])?.active.version).toBe('4');
  });
});

describe('a release with requirements that the shell does not meet', () => {
  const offer = { contract: CONTRACT_VERSION, kit: '1.0.0', doors: { kit: ['Icon'] } };
  const needing = (version: string, ...names: string[]) =>
    release(version, { needs: { contract: CONTRACT_VERSION, uses: { kit: names } } });
  const tooNew = needing('3', 'Icon', 'Gauge');
  const taker = { bucket: 0, offer };
  const versionFor = (channels: Partial<Channels>, releases: object[], given: Partial<Taker> = {}) => {
    const entry = taken({ stable: '3', ...channels }, { ...taker, ...given }, releases as typeof all);
    return [entry?.active.version, entry?.manifest.titleKey];
  };

  it.each([
    ['newest first', [tooNew, needing('2', 'Icon'), release('1')]],
    ['the older one published last', [needing('2', 'Icon'), release('1'), tooNew]],
  ])('is replaced by the newest that can run, %s, regardless of the older fields', (_, releases) => {
    expect(versionFor({}, releases)).toEqual(['2', 'title-2']);
    const { manifest, texts, document, ...active } = tooNew;
    const stale = { name: 'beta', active, rollout: 100, manifest, texts, document };
    const written = { ...stale, channels: { stable: '3' }, releases };
    const reading = readRegistry({ schemaVersion: 1, remotes: [written] }, 'oasis');
    const [entry] = reading ? assignReleases(reading.registry, taker).remotes : [];
    expect(entry).toMatchObject({
      active: { version: '2' },
      manifest: { titleKey: 'title-2' },
      texts: { en: { 'menu-2': 'Beta 2' } },
      document: '2.html',
    });
  });

  it('is used by a shell that meets them, and by an unknown one', () => {
    const newer = { ...offer, doors: { kit: ['Icon', 'Gauge'] } };
    expect(versionFor({}, [tooNew, release('2')], { offer: newer })).toEqual(['3', 'title-3']);
    const { offer: _none, ...nobodyKnows } = taker;
    expect(taken({ stable: '3' }, nobodyKnows, [tooNew, release('2')])?.active.version).toBe('3');
  });

  it('as a canary is replaced by the stable one, not by a release in between', () => {
    const canary = { release: '3', percent: 100 };
    expect(versionFor({ stable: '1', canary }, [tooNew, release('2'), release('1')])).toEqual([
      '1',
      'title-1',
    ]);
  });

  it('as a canary before a stable one that cannot run either is replaced by one older than both', () => {
    const canary = { release: '4', percent: 100 };
    const releases = [needing('4', 'Dial'), release('3'), needing('2', 'Gauge'), release('1')];
    expect(versionFor({ stable: '2', canary }, releases)).toEqual(['1', 'title-1']);
  });

  it('as a pin is replaced by an older one, else by a newer one', () => {
    const releases = [release('4'), tooNew, release('2')];
    expect(versionFor({ stable: '4', pin: '3' }, releases)).toEqual(['2', 'title-2']);
    expect(versionFor({ stable: '4', pin: '3' }, releases.slice(0, 2))).toEqual(['4', 'title-4']);
  });

  it('is never replaced by a recalled one', () => {
    const releases = [release('4'), tooNew, release('2'), release('1')];
    expect(versionFor({ recalled: ['2', '4'] }, releases)).toEqual(['1', 'title-1']);
    expect(versionFor({ recalled: ['1', '2', '4'] }, releases)).toEqual(['3', 'title-3']);
  });

  it('is not replaced by a candidate, which is not released', () => {
    const releases = [{ ...release('4'), candidate: true }, tooNew];
    expect(versionFor({ stable: '3' }, releases)).toEqual(['3', 'title-3']);
    expect(versionFor({ stable: '3' }, [release('4'), tooNew])).toEqual(['4', 'title-4']);
  });

  it('is replaced by one that has not failed in this browser, and is no fallback', () => {
    const isAvoided = (_: string, version: string) => version === '2';
    const releases = [tooNew, release('2'), release('1')];
    expect(versionFor({}, releases, { isAvoided })).toEqual(['1', 'title-1']);
    const failing = { isAvoided: (_: string, version: string) => version === '1' };
    expect(versionFor({ stable: '1', lastGood: '3' }, [tooNew, release('1')], failing)).toEqual([
      '1',
      'title-1',
    ]);
    expect(taken({ stable: '2', lastGood: '3' }, taker, releases)?.lastGood).toBeUndefined();
  });

  it('is kept if no other can run', () => {
    expect(versionFor({}, [tooNew, needing('2', 'Dial')])).toEqual(['3', 'title-3']);
  });

  it('with unreadable requirements has none', () => {
    const odd = release('3', { needs: 'all of it' });
    expect(versionFor({}, [odd, release('2')])).toEqual(['3', 'title-3']);
    const half = release('3', { needs: { contract: CONTRACT_VERSION, uses: 7, later: true } });
    expect(versionFor({}, [half, release('2')])).toEqual(['3', 'title-3']);
  });
});

describe('a browser in which a release failed too often', () => {
  const isAvoided = (_: string, version: string) => version === '3';

  it('falls back to the release proven before it, if that release itself is proven', () => {
    const channels = { stable: '3', lastGood: '3', proven: ['3', '1'] };
    const entry = taken(channels, { bucket: 0, isAvoided });
    expect([entry?.active.version, entry?.lastGood?.version]).toEqual(['1', '3']);
    expect(taken(channels, { bucket: 0 })?.lastGood?.version).toBe('1');
  });
});

describe('an entry', () => {
  it('in the older format with a rollout assigns its percentage the active release and all others the previous one', () => {
    const { manifest, texts, document, ...active } = release('2');
    const { manifest: _m, texts: _t, document: _d, ...lastGood } = release('1');
    const older = { name: 'beta', rollout: 30, active, lastGood, manifest, texts, document };
    const registry = readRegistry({ schemaVersion: 1, remotes: [older] }, 'oasis')?.registry;
    const versions = Array.from(
      { length: 100 },
      (_, bucket) => registry && assignReleases(registry, { bucket }).remotes[0]?.active.version,
    );
    expect(versions.filter((version) => version === '2')).toHaveLength(30);
    expect(versions.filter((version) => version === '1')).toHaveLength(70);
  });

  it('whose channels name no existing release is read by its older fields', () => {
    const { manifest, texts, document, ...active } = release('1');
    const entry = { name: 'beta', rollout: 100, active, manifest, texts, document };
    const both = { ...entry, channels: { stable: '9' }, releases: [release('2')] };
    const reading = readRegistry({ schemaVersion: 1, remotes: [both] }, 'oasis');
    expect(reading?.registry.remotes[0]?.active.version).toBe('1');
    expect(reading?.problems.map(({ path }) => path)).toContain('channels.stable');
  });

  it('loses only a broken release', () => {
    const registry = readRegistryFile({ stable: '1' }, { ...release('2'), manifest: 7 }, release('1'));
    expect(registry.remotes[0]?.releases.map(({ version }) => version)).toEqual(['1']);
  });

  it('matches a path by the assigned release, not by another of its releases', () => {
    const other = {
      ...release('1', { routes: [{ id: 'list', path: '/other', access: 'protected', modes: ['CLASSIC'] }] }),
    };
    const registry = readRegistryFile(
      { stable: '1', canary: { release: '2', percent: 10 } },
      release('2'),
      other,
    );
    const paths = (bucket: number) =>
      assignReleases(registry, { bucket }).remotes[0]?.manifest.routes.map(({ path }) => path);
    expect([paths(5), paths(50)]).toEqual([['/beta'], ['/other']]);
  });

  it('assigns nothing if it is empty', () => {
    expect(releaseFor({ name: 'beta', releases: [], channels: { stable: '1' } }, { bucket: 0 })).toBeNull();
  });
});
