import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RegistryEntry } from '@courier/config/registry';
import { outcomeOf } from './outcome-of';
import { publishEntry } from './registry-file';
import { newerEntry } from './testing/newer-registry';

// Whatever this checkout reads a registry with, it reads it as an older one would.
jest.mock('@courier/config/registry', () => ({
  ...jest.requireActual<object>('@courier/config/registry'),
  readRegistry: jest.requireActual<{ readOlderRegistry: unknown }>('@courier/config/testing')
    .readOlderRegistry,
}));

const entry = (version: string, path = '/bulk-order/:vendorId?', name = 'bulk-upload'): RegistryEntry => ({
  name,
  active: { version, entry: `/remotes/${name}/${version}/mf-manifest.json`, files: {}, preload: [] },
  rollout: 100,
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

let site: string;
const fileOf = (brand: string) => join(site, 'registry', `${brand}.json`);
const read = (brand: string) => readFileSync(fileOf(brand), 'utf8');
const entryOf = (brand: string, name: string) =>
  (JSON.parse(read(brand)) as { remotes: RegistryEntry[] }).remotes.find((remote) => remote.name === name);
function write(brand: string, ...remotes: unknown[]): void {
  mkdirSync(join(site, 'registry'), { recursive: true });
  const registry = { schemaVersion: 1, brand, history: [{ who: 'operator' }], remotes };
  writeFileSync(fileOf(brand), `${JSON.stringify(registry, null, 2)}\n`);
}
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'courier-publish-'));
});

describe('publishing with an older schema', () => {
  const others = [newerEntry('request-rider', '/request'), newerEntry('tracking-history', '/track')] as const;

  it('loses no byte of the other entries, nor of the file around them', () => {
    write('oasis', others[0], entry('1.0.0'), others[1]);
    const before = read('oasis');
    publishEntry(site, entry('1.1.0'), true);
    const own = (version: string) =>
      new RegExp(`"/remotes/bulk-upload/${version}/mf-manifest.json"`).test(read('oasis'));
    expect([own('1.1.0'), own('1.0.0')]).toEqual([true, true]);
    const [start, end] = ['"name": "bulk-upload"', '"name": "tracking-history"'];
    const around = (text: string) => [text.slice(0, text.indexOf(start)), text.slice(text.indexOf(end))];
    expect(around(read('oasis'))).toEqual(around(before));
  });

  it('keeps what it does not know of its own entry, the rollout, and the release before as the last good one', () => {
    write('oasis', { ...entry('1.0.0'), rollout: 5, channels: { pin: '1.0.0' }, document: 'old.html' });
    publishEntry(site, entry('1.1.0'), true);
    const { document, ...kept } = { document: undefined, ...entryOf('oasis', 'bulk-upload') };
    expect([document, kept]).toEqual([
      undefined,
      { ...entry('1.1.0'), rollout: 5, channels: { pin: '1.0.0' }, lastGood: entry('1.0.0').active },
    ]);
  });

  it('leaves a file that is no registry alone', () => {
    mkdirSync(join(site, 'registry'));
    writeFileSync(fileOf('orchid'), '{"remotes":5}');
    expect(() => publishEntry(site, entry('1.0.0'), true)).toThrow(/orchid\.json is not a registry/);
    expect(read('orchid')).toBe('{"remotes":5}');
  });
});

describe('two remotes with one path', () => {
  it('are refused, and no registry of any brand is changed', () => {
    write('courier', entry('1.0.0'));
    write('tangelo', newerEntry('partner', '/Bulk-order'));
    const before = [read('courier'), read('tangelo')];
    expect(() => publishEntry(site, entry('2.0.0'), true)).toThrow(
      'bulk-upload is not published: in tangelo, partner answers /Bulk-order already, and /bulk-order/:vendorId? is the same path',
    );
    expect([read('courier'), read('tangelo')]).toEqual(before);
  });

  it('may be two versions of one remote, or paths that only look alike', () => {
    write('tangelo', newerEntry('partner', '/bulk-order-list'), entry('1.0.0'));
    expect(publishEntry(site, entry('2.0.0'), true)).toContain('tangelo');
  });
});

describe('"Published"', () => {
  it('is said of a remote with the brands that list it', () => {
    const brands = publishEntry(site, entry('1.0.0'), true);
    expect(brands).toEqual(['courier', 'orchid', 'oasis', 'tangelo']);
    expect(outcomeOf('bulk-upload', '1.0.0', { isNew: true, brands })).toBe(
      'Published bulk-upload 1.0.0 for courier, orchid, oasis, tangelo',
    );
  });

  it.each([
    ['is in no composition', () => publishEntry(site, entry('1.0.0', '/new', 'newcomer'), true)],
    [
      'was taken out of every registry',
      () => {
        for (const brand of ['courier', 'orchid', 'oasis', 'tangelo']) write(brand);
        return publishEntry(site, entry('1.0.0'), false);
      },
    ],
  ])('is not said of a remote that %s', (_, publish) => {
    const brands = publish();
    expect(brands).toEqual([]);
    expect(outcomeOf('newcomer', '1.0.0', { isNew: true, brands })).toMatch(/^Not published: no brand lists/);
  });
});
