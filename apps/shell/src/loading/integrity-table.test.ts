import { describe, expect, it } from '@jest/globals';
import { allowedScriptFolders, isAllowedScript } from '../platform/trusted-types';
import { buildEntry, buildLastGood, buildRegistry } from '../testing/build-registry';
import { integrityTable, isUnhashedDevelopment, publishIntegrityTable } from './integrity-table';
import type { RegistryEntry } from '@courier/config/registry';
import { releasesToTry } from '../registry/registry';

const BASE = 'https://tw.portal.test';
const far = buildEntry({
  name: 'beta',
  active: {
    version: '2.0.0',
    entry: 'https://cdn.test/beta/2.0.0/mf-manifest.json',
    files: { 'remoteEntry.js': 'sha384-far' },
    preload: [],
  },
});
const registry = buildRegistry(buildEntry({ lastGood: buildLastGood() }), far);

describe('the integrity table', () => {
  it('contains every file of every release by its absolute address, also of other origins', () => {
    expect({ ...integrityTable(registry, BASE) }).toEqual({
      'https://tw.portal.test/remotes/alpha/1.1.0/remoteEntry.js': 'sha384-active',
      'https://tw.portal.test/remotes/alpha/1.0.0/remoteEntry.js': 'sha384-before',
      'https://cdn.test/beta/2.0.0/remoteEntry.js': 'sha384-far',
    });
  });

  it('cannot be changed once it is published', () => {
    const target = {};
    publishIntegrityTable(integrityTable(registry, BASE), target);
    const published = target as { __courierIntegrity: Record<string, string> };
    expect(() => {
      published.__courierIntegrity['https://evil.test/x.js'] = 'sha384-x';
    }).toThrow();
    expect(() => {
      published.__courierIntegrity = {};
    }).toThrow();
  });

  it('does not check files of a development server on this machine; every other remote is still checked', () => {
    const from = (entry: string) =>
      integrityTable(
        buildRegistry(buildEntry({ active: { version: 'override', entry, files: {}, preload: [] } }), far),
        BASE,
      );
    const table = from('http://localhost:3002/dev/mf-manifest.json');
    const isHash = (address: string) => /^sha(256|384|512)-/.test(table[address] ?? '');
    expect(table['http://localhost:3002/dev/chunk.js']).toBeTruthy();
    expect(isHash('http://localhost:3002/dev/chunk.js')).toBe(false);
    expect(table['https://cdn.test/beta/2.0.0/remoteEntry.js']).toBe('sha384-far');
    for (const address of [
      'http://localhost:3002/other.js',
      'http://localhost:30020/dev/chunk.js',
      'https://cdn.test/beta/2.0.0/evil.js',
      `${BASE}/remotes/alpha/1.1.0/remoteEntry.js`,
    ])
      expect([address, table[address]]).toEqual([address, undefined]);
    expect(from('https://cdn.test/mf-manifest.json')['https://cdn.test/chunk.js']).toBeUndefined();
    expect(() => Object.assign(table, { 'http://localhost:3002/dev/chunk.js': 'sha384-x' })).toThrow();
    expect(() => Object.setPrototypeOf(table, {})).toThrow();
  });

  it('may be missing only for servers on this machine', () => {
    const release = (entry: string) => ({ version: '0', entry, files: {}, preload: [] });
    expect(isUnhashedDevelopment(release('http://localhost:3001/mf-manifest.json'), BASE)).toBe(true);
    expect(isUnhashedDevelopment(release('https://cdn.test/mf-manifest.json'), BASE)).toBe(false);
    expect(isUnhashedDevelopment(far.active, BASE)).toBe(false);
    const later = { ...release('http://localhost:3001/mf-manifest.json'), hashesLater: true };
    expect(isUnhashedDevelopment(later, BASE)).toBe(false);
  });
});

describe('scripts', () => {
  const folders = allowedScriptFolders(registry, BASE);
  it.each([
    ['/shell/main.1.js', '', true],
    ['/remotes/alpha/1.1.0/remoteEntry.js', '', true],
    ['https://cdn.test/beta/2.0.0/screen-list.js', '', true],
    ['https://cdn.test/other/evil.js', '', false],
    ['https://evil.test/shell/main.1.js', '', false],
    ['/courier/api/v1/upload.js', '', false],
    ['/shell/../courier/x.js', '', false],
    ['data:text/javascript,alert(1)', '', false],
    [`blob:${BASE}/1`, 'Worker constructor', true],
    [`blob:${BASE}/1`, 'HTMLScriptElement src', false],
  ])('from %s into %s: %s', (url, sink, allowed) => {
    expect(isAllowedScript(url, folders, BASE, sink)).toBe(allowed);
  });
});

describe('a release', () => {
  const versions = (entry: RegistryEntry) => releasesToTry(entry).map(({ version }) => version);

  it('is followed by the last good one, unless both are the same', () => {
    expect(versions(buildEntry({ lastGood: buildLastGood() }))).toEqual(['1.1.0', '1.0.0']);
    expect(versions(buildEntry())).toEqual(['1.1.0']);
  });
});
