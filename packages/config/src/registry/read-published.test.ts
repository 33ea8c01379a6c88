import { describe, expect, it } from '@jest/globals';
import { readRegistry } from './read-registry';

const manifest = (order: number) => ({
  name: 'beta',
  contractVersion: 1,
  titleKey: 'title',
  i18nNamespace: 'beta',
  routes: [{ id: 'list', path: '/beta', access: 'protected', modes: ['CLASSIC'] }],
  navigation: [{ routeId: 'list', labelKey: 'menu', icon: 'history', order }],
  slots: [],
});
const release = (version: string, order: number, more: object = {}) => ({
  version,
  entry: `/remotes/beta/${version}/mf-manifest.json`,
  files: { 'remoteEntry.js': `sha384-${version}` },
  preload: [],
  manifest: manifest(order),
  texts: { ur: { title: `عنوان ${version}` } },
  ...more,
});
const buildPublishedEntry = (more: object) => ({
  name: 'beta',
  active: { version: '1.0.0', entry: '/remotes/beta/1.0.0/mf-manifest.json', files: {}, preload: [] },
  rollout: 100,
  manifest: manifest(1),
  texts: {},
  ...more,
});
const read = (more: object) => {
  const reading = readRegistry(
    { schemaVersion: 1, brand: 'oasis', remotes: [buildPublishedEntry(more)] },
    'oasis',
  );
  return { remote: reading?.registry.remotes[0], paths: reading?.problems.map(({ path }) => path) };
};

describe('an entry with several releases', () => {
  const releases = [release('3.0.0', 3), release('2.0.0', 2, { document: 'index.html' })];

  it('is parsed with menu, texts and document of the release its channel names', () => {
    const { remote, paths } = read({ releases, channels: { stable: '2.0.0' } });
    expect(paths).toEqual([]);
    expect(remote).toMatchObject({
      active: { version: '2.0.0' },
      manifest: manifest(2),
      texts: { ur: { title: 'عنوان 2.0.0' } },
      document: 'index.html',
    });
    expect(read({ releases, channels: { stable: '3.0.0' } }).remote).not.toHaveProperty('document');
  });

  it('is parsed by its older fields with a report if its channel names a missing release', () => {
    const { remote, paths } = read({ releases, channels: { stable: '9.0.0' } });
    expect(remote).toMatchObject({ active: { version: '1.0.0' }, manifest: manifest(1) });
    expect(paths).toEqual(['channels.stable']);
  });

  it.each([
    ['canary', { release: '3.0.0', percent: 101 }],
    ['canary', { release: '3.0.0', percent: -1 }],
    ['lastGood', 3],
    ['good', { '2.0.0': 'yesterday' }],
    ['recalled', '3.0.0'],
    ['proven', [3]],
    ['pin', true],
  ])('omits the channel %s with the value %j, and keeps the others', (name, wrong) => {
    const right = {
      canary: { release: '3.0.0', percent: 0 },
      lastGood: '3.0.0',
      good: { '2.0.0': 1 },
      recalled: ['1.0.0'],
      proven: ['3.0.0'],
      pin: '2.0.0',
    };
    const { [name as 'pin']: _left, ...others } = right;
    const { remote, paths } = read({ releases, channels: { stable: '2.0.0', ...right, [name]: wrong } });
    expect(remote?.channels).toEqual({ stable: '2.0.0', ...others });
    expect(paths).toEqual([expect.stringMatching(new RegExp(`^channels\\.${name}`))]);
  });

  it('omits an unreadable release and an invalid document, with a report', () => {
    const wrong = [{ ...release('4.0.0', 4), manifest: { ...manifest(4), name: 'gamma' } }];
    const odd = release('2.0.0', 2, { document: 7 });
    const { remote, paths } = read({ releases: [...wrong, odd], channels: { stable: '2.0.0' } });
    expect(remote?.releases.map(({ version }) => version)).toEqual(['2.0.0']);
    expect(remote).not.toHaveProperty('document');
    expect(paths).toEqual(expect.arrayContaining(['releases.0.manifest.name', 'releases.1.document']));
  });
});
