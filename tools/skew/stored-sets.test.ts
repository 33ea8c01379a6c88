import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readSite, writeSite, type SiteParts } from './site-parts';
import { addSet, MOST_SETS, openSet, SETS, storedSets, LARGEST_SET, type StoredSet } from './stored-sets';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'courier-skew-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ABOUT = { commit: 'abc1234', subject: 'A change', why: 'a test' };
const set = (date: string): StoredSet => ({ date, ...ABOUT });
const buildSiteParts = (shell: SiteParts['shell'] = {}): SiteParts => ({ shell, remotes: {}, registry: [] });

function write(site: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  }
}

const release = (version: string) => ({
  version,
  entry: `/remotes/alpha/${version}/mf-manifest.json`,
  files: {},
  preload: [],
  manifest: {},
  texts: {},
});

/** A site with two releases of one remote, the older one stable. */
function buildSite(site: string): void {
  const shown = release('1.0.0');
  const entry = {
    name: 'alpha',
    releases: [release('2.0.0'), shown],
    channels: { stable: '1.0.0', lastGood: '1.0.0' },
    active: shown,
    rollout: 100,
  };
  write(site, {
    'documents.json': '{}',
    'shell/main.js': 'shell()',
    'shell/main.js.br': 'compressed',
    'shell/odd.bin': Buffer.from([0xff, 0xfe, 0x00]),
    'shell/photo.webp': 'picture',
    'locales/en.12345678.json': '{"a":"b"}',
    'locales/ur.json': '{}',
    'remotes/alpha/1.0.0/remoteEntry.js': 'old()',
    'remotes/alpha/1.0.0/locales/ar.json': '{}',
    'remotes/alpha/1.0.0/locales/zh_Hant_TW.json': '{}',
    'remotes/alpha/2.0.0/remoteEntry.js': 'next()',
    'registry/courier.json': JSON.stringify({ schemaVersion: 1, brand: 'courier', remotes: [entry] }),
    'release-history.jsonl': 'history',
  });
}

it('stores the stable releases of a site byte for byte, and restores a site from them', () => {
  const [site, sets, made] = ['site', 'sets', 'made'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  buildSite(site);
  addSet(set('2026-11-20'), readSite(site), sets);
  expect(storedSets(sets)).toEqual([set('2026-11-20')]);
  const stored = openSet(set('2026-11-20'), sets);
  writeSite(made, stored, stored);
  expect(readdirSync(made, { recursive: true }).sort()).toEqual(
    expect.arrayContaining(['registry/courier.json', 'registry/oasis.json', 'shell/main.js']),
  );
  for (const kept of [
    'shell/main.js',
    'shell/odd.bin',
    'locales/en.12345678.json',
    'remotes/alpha/1.0.0/remoteEntry.js',
  ])
    expect(readFileSync(join(made, kept))).toEqual(readFileSync(join(site, kept)));
  for (const gone of [
    'shell/main.js.br',
    'shell/photo.webp',
    'locales/ur.json',
    'remotes/alpha/1.0.0/locales/zh_Hant_TW.json',
    'remotes/alpha/2.0.0/remoteEntry.js',
    'release-history.jsonl',
  ])
    expect([gone, existsSync(join(made, gone))]).toEqual([gone, false]);
  const { remotes } = JSON.parse(readFileSync(join(made, 'registry/oasis.json'), 'utf8'));
  expect(remotes).toEqual([expect.objectContaining({ name: 'alpha', channels: { stable: '1.0.0' } })]);
  expect(remotes[0].releases).toHaveLength(1);
});

it('gives the shell of one site the remotes of another', () => {
  const [site, made] = [join(folder, 'site'), join(folder, 'made')];
  buildSite(site);
  writeSite(made, { shell: { 'shell/main.js': Buffer.from('other()') } }, readSite(site));
  expect(readFileSync(join(made, 'shell/main.js'), 'utf8')).toBe('other()');
  expect(readFileSync(join(made, 'remotes/alpha/1.0.0/remoteEntry.js'), 'utf8')).toBe('old()');
});

it('refuses a set over its size limit, naming the largest parts, and one set too many', () => {
  const large = buildSiteParts({ 'shell/main.js': randomBytes(LARGEST_SET + 1) });
  expect(() => addSet(set('2026-11-20'), large, folder)).toThrow(/shell\/main\.js \(1,500,001 bytes/);
  expect(readdirSync(folder)).toEqual([]);
  for (let count = 1; count <= MOST_SETS; count += 1)
    addSet(set(`2026-11-0${count}`), buildSiteParts(), folder);
  expect(() => addSet(set('2026-11-20'), buildSiteParts(), folder)).toThrow(
    /There are 6 stored sets already/,
  );
  addSet(set('2026-11-06'), buildSiteParts(), folder);
});

it('checks both limits for the stored sets', () => {
  const stored = storedSets();
  expect(stored.length).toBeGreaterThanOrEqual(5);
  expect(stored.length).toBeLessThanOrEqual(MOST_SETS);
  for (const { date } of stored)
    expect(readFileSync(join(SETS, date, 'site.json.br')).length).toBeLessThanOrEqual(LARGEST_SET);
});
