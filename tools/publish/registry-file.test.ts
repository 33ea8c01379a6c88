import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PublishedRelease, RegistryEntry } from '@courier/config/registry';
import { readOlderRegistry } from '@courier/config/testing';
import { publishedSentence } from './published-sentence';
import { publishEntry } from './registry-file';
import { newerEntry } from './testing/newer-registry';

// This test reads a registry with the schema of an older checkout.
jest.mock('@courier/config/registry', () => ({
  ...jest.requireActual<object>('@courier/config/registry'),
  readRegistry: jest.requireActual<{ readOlderRegistry: unknown }>('@courier/config/testing')
    .readOlderRegistry,
}));

const release = (
  version: string,
  path = '/bulk-order/:vendorId?',
  name = 'bulk-upload',
): PublishedRelease => ({
  version,
  entry: `/remotes/${name}/${version}/mf-manifest.json`,
  files: {},
  preload: [],
  manifest: {
    name,
    contractVersion: 1,
    titleKey: 'title',
    i18nNamespace: name,
    routes: [{ id: 'bulk', path, access: 'protected', modes: ['GODROID'] }],
    navigation: [],
    slots: [],
  },
  texts: { ur: { title: 'عنوان' } },
});
/** An entry from before releases existed. */
const older = (version: string) => {
  const { manifest, texts, ...active } = release(version);
  return { name: 'bulk-upload', active, rollout: 100, manifest, texts };
};
const publish = (version: string, path?: string, name = 'bulk-upload') =>
  publishEntry(site, { act: 'build', name, release: release(version, path, name) });

let site: string;
const registryPath = (brand: string) => join(site, 'registry', `${brand}.json`);
const read = (brand: string) => readFileSync(registryPath(brand), 'utf8');
const registryEntry = (brand: string, name: string) =>
  (JSON.parse(read(brand)) as { remotes: RegistryEntry[] }).remotes.find((remote) => remote.name === name);
function write(brand: string, ...remotes: unknown[]): void {
  mkdirSync(join(site, 'registry'), { recursive: true });
  const registry = { schemaVersion: 1, brand, history: [{ who: 'operator' }], remotes };
  writeFileSync(registryPath(brand), `${JSON.stringify(registry, null, 2)}\n`);
}
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'courier-publish-'));
});

describe('publishing with an older schema', () => {
  const others = [newerEntry('request-rider', '/request'), newerEntry('tracking-history', '/track')] as const;

  it('loses no byte of the other entries, nor of the file around them', () => {
    write('oasis', others[0], older('1.0.0'), others[1]);
    const before = read('oasis');
    publish('1.1.0');
    const own = (version: string) =>
      new RegExp(`"/remotes/bulk-upload/${version}/mf-manifest.json"`).test(read('oasis'));
    expect([own('1.1.0'), own('1.0.0')]).toEqual([true, true]);
    const [start, end] = ['"name": "bulk-upload"', '"name": "tracking-history"'];
    const textAround = (text: string) => [text.slice(0, text.indexOf(start)), text.slice(text.indexOf(end))];
    expect(textAround(read('oasis'))).toEqual(textAround(before));
  });

  it('keeps unknown fields of its own entry, and converts an old rollout into a canary', () => {
    const before = { ...older('1.1.0'), lastGood: older('1.0.0').active, rollout: 5, document: 'old.html' };
    write('oasis', { ...before, since: 'spring' });
    publishEntry(site, { act: 'release', name: 'bulk-upload', release: release('1.2.0') });
    const entry = registryEntry('oasis', 'bulk-upload');
    expect(entry).toMatchObject({
      since: 'spring',
      rollout: 100,
      active: { version: '1.2.0' },
      channels: { stable: '1.2.0', canary: { release: '1.1.0', percent: 5 }, lastGood: '1.0.0' },
    });
    expect(entry?.document).toBeUndefined();
    expect(entry?.releases.map(({ version, document }) => [version, document])).toEqual([
      ['1.2.0', undefined],
      ['1.1.0', 'old.html'],
      ['1.0.0', 'old.html'],
    ]);
  });

  it('fills the fields for older shells from the stable release, and marks none as good', () => {
    publish('1.0.0');
    publish('1.1.0');
    const { manifest, texts, ...active } = release('1.1.0');
    expect(registryEntry('oasis', 'bulk-upload')).toMatchObject({ active, manifest, texts, rollout: 100 });
    expect(registryEntry('oasis', 'bulk-upload')?.lastGood).toBeUndefined();
    expect(readOlderRegistry(JSON.parse(read('oasis')))?.registry.remotes[0]?.active.version).toBe('1.1.0');
  });

  it('does not change a file that is no registry', () => {
    mkdirSync(join(site, 'registry'));
    writeFileSync(registryPath('orchid'), '{"remotes":5}');
    expect(() => publish('1.0.0')).toThrow(/orchid\.json is not a registry/);
    expect(read('orchid')).toBe('{"remotes":5}');
  });
});

describe('two remotes with one path', () => {
  it('are refused, and no registry of any brand is changed', () => {
    write('courier', older('1.0.0'));
    write('tangelo', newerEntry('partner', '/Bulk-order'));
    const before = [read('courier'), read('tangelo')];
    expect(() => publish('2.0.0')).toThrow(
      'bulk-upload is not published: in tangelo, partner answers /Bulk-order already, and /bulk-order/:vendorId? is the same path',
    );
    expect([read('courier'), read('tangelo')]).toEqual(before);
  });

  it('may be two versions of one remote, or paths that only look alike', () => {
    write('tangelo', newerEntry('partner', '/bulk-order-list'), older('1.0.0'));
    expect(publish('2.0.0').given).toContain('tangelo');
  });
});

describe('a path that is not for remotes', () => {
  it.each([
    ['/connect', 'the shell answers /connect itself'],
    ['/Register', 'the shell answers /register itself'],
    ['/helpcenter/:shop?', 'the shell answers /helpcenter/:vendorId itself'],
    ['/courier/offers', 'the server answers every address below /courier'],
    ['/remotes', 'the server answers every address below /remotes'],
  ])('%s is refused, and no registry is written', (path, reason) => {
    expect(() => publish('1.0.0', path)).toThrow(reason);
    expect(() => read('courier')).toThrow('ENOENT');
  });
});

describe('the sentence about a publication', () => {
  const others = ['courier', 'orchid', 'oasis', 'tangelo'];

  it('names the brands that list the remote', () => {
    const publishing = publish('1.0.0');
    expect(publishing).toEqual({ given: others, candidate: [], replacedCanaries: [] });
    expect(publishedSentence('bulk-upload', '1.0.0', { isNew: true, ...publishing })).toBe(
      'Published bulk-upload 1.0.0 for courier, orchid, oasis, tangelo',
    );
  });

  it('names every brand without a list of its own for a remote that no list mentions', () => {
    expect(publish('1.0.0', '/new', 'new-comer').given).toEqual(others);
  });

  it('names a canary that the release replaces', () => {
    const replaced = { given: ['oasis'], candidate: [], replacedCanaries: ['oasis 1.1.0'] };
    expect(publishedSentence('bulk-upload', '1.2.0', { isNew: true, ...replaced })).toBe(
      'Published bulk-upload 1.2.0 for oasis. It replaces a canary: oasis 1.1.0',
    );
  });

  it('says that no brand lists a remote, and how to list it', () => {
    const publishing = { given: [], candidate: [], replacedCanaries: [] };
    expect(publishedSentence('bulk-upload', '1.0.0', { isNew: true, ...publishing })).toMatch(
      /^Not published: no brand lists bulk-upload.*registry -- add <brand> bulk-upload/,
    );
  });
});
