import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { minifySync } from '@swc/core';
import { deleteSourceMaps, storeSourceMaps } from './source-maps.ts';

const SOURCE = `export function total(rows) {
  const known = rows.filter(Boolean);
  if (known.length === 0) throw new Error('no rows');
  return known.length;
}
`;
const FILE = '320.4f1c9a2b.js';

let site: string;
/** `<line>:<column>` of the error in the built file. */
let place: string;

const where = (...args: string[]) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, 'registry.ts'), 'where', ...args, '--to', site],
    { encoding: 'utf8' },
  );
  return stdout || stderr;
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'courier-maps-'));
  const build = join(site, 'build');
  mkdirSync(build);
  const { code, map = '' } = minifySync(SOURCE, { module: true, sourceMap: true });
  const named = { ...(JSON.parse(map) as object), sources: ['webpack://courier-alpha/./src/total.ts?1f2e'] };
  writeFileSync(join(build, `${FILE}.map`), JSON.stringify(named));
  place = `1:${code.indexOf('Error') + 1}`;
  const kept = { build, maps: [`${FILE}.map`], sources: 'apps/alpha', commit: '4f1c9a2b7d3e' };
  storeSourceMaps(site, 'alpha', '0.1.0-9c', kept);
});

describe('registry where', () => {
  const answer = 'apps/alpha/src/total.ts:3:37 · alpha 0.1.0-9c · commit 4f1c9a2b7d3e\n';

  it.each([
    ['the address of a browser', (file: string) => `https://portal.example/remotes/alpha/0.1.0-9c/${file}`],
    ['the path of a policy report', (file: string) => `/remotes/alpha/0.1.0-9c/${file}`],
    ['the place of a fault in the log', (file: string) => file],
    [
      'an address with a query',
      (file: string) => `https://portal.example/remotes/alpha/0.1.0-9c/${file}?retry=2`,
    ],
  ])('answers %s with source, release and commit', (_kind, address) => {
    expect(where(`${address(FILE)}:${place}`)).toBe(answer);
  });

  it('names a source of a package by its path in the repository', () => {
    const build = join(site, 'build');
    const map = {
      version: 3,
      sources: ['webpack://courier-alpha/../../packages/ui-kit/src/a.ts'],
      names: [],
      mappings: 'AAAA',
    };
    writeFileSync(join(build, 'shared.js.map'), JSON.stringify(map));
    storeSourceMaps(site, 'alpha', '2', {
      build,
      maps: ['shared.js.map'],
      sources: 'apps/alpha',
      commit: '',
    });
    expect(where('shared.js:1:1')).toBe('packages/ui-kit/src/a.ts:1:1 · alpha 2 · commit unknown\n');
  });

  it('completes a publication that ended before the commit was stored', () => {
    const target = join(site, 'source-maps/alpha/3');
    mkdirSync(target, { recursive: true });
    const kept = { build: join(site, 'build'), maps: [`${FILE}.map`], sources: 'apps/alpha', commit: 'c0' };
    storeSourceMaps(site, 'alpha', '3', kept);
    expect(where(`/remotes/alpha/3/${FILE}:${place}`)).toContain('alpha 3 · commit c0');
  });

  it('reports an unknown place in one sentence', () => {
    expect(where('main.js')).toContain('is no place in a built file');
    expect(where('other.js:1:1')).toBe('The site keeps no source map of other.js.\n');
    expect(where()).toContain('usage');
  });

  it('no longer finds a release after it was cleaned from the site', () => {
    deleteSourceMaps(site, '/remotes/alpha/0.1.0-9c');
    expect(existsSync(join(site, 'source-maps/alpha/0.1.0-9c'))).toBe(false);
  });
});
