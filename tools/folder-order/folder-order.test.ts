import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareFigures } from './compare-figures';
import { readImports } from './folder-imports';
import { countFolders, findLargestCircle, firstFolder, listPairs, readEdges } from './folder-pairs';
import { listFullFolders } from './full-folders';
import { findWideIndex } from './leaving-names';
import { listAgainstOrder, listInnerFiles, serverFolder } from './server-order';
import { listWideNeeds } from './wide-needs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'courier-folders-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

describe('imports', () => {
  it('of types, of folders and at run time count; those of tests do not', () => {
    write({
      'a/one.ts': "import type { Two } from '../b/two';\nconst late = () => import('../c');",
      'a/one.test.ts': "import { three } from '../d/three';",
      'b/two.ts': 'export type Two = 2;',
      'c/index.ts': 'export const c = 1;',
      'd/three.ts': 'export const three = 3;',
      'testing/four.ts': "import { three } from '../d/three';",
    });
    expect(readImports(root)).toEqual([
      { file: 'a/one.ts', target: 'b/two.ts' },
      { file: 'a/one.ts', target: 'c/index.ts' },
    ]);
  });

  it('both ways make a pair, and a circle needs no pair', () => {
    write({
      'a/one.ts': "import '../b/two';\nimport '../b/two';\nexport * from '../b/two';",
      'b/two.ts': "export * from '../c/three';",
      'c/three.ts': "export * from '../a/one';\nexport * from '../d/four';",
      'd/four.ts': "export * from '../c/three';",
    });
    const edges = readEdges(readImports(root), firstFolder);
    expect(listPairs(edges)).toEqual([['c', 'd']]);
    expect(findLargestCircle(edges)).toEqual(['a', 'b', 'c', 'd']);
    expect(countFolders(readImports(root), firstFolder)).toEqual({ pairs: 1, circle: 4 });
  });
});

describe('the order of the server', () => {
  it('refuses an import of a later domain and of the composition', () => {
    write({
      'domains/orders/place.ts': "export * from '../fleets/report';\nexport * from '../prices/fee';",
      'domains/fleets/report.ts': 'export const report = 1;',
      'domains/prices/fee.ts': "export * from '../../app/app';",
      'app/app.ts': 'export const app = 1;',
    });
    expect(listAgainstOrder(readImports(root)).sort()).toEqual([
      'domains/orders/place.ts > domains/fleets/report.ts: domains/orders comes before domains/fleets',
      'domains/prices/fee.ts > app/app.ts: domains/prices comes before app',
    ]);
  });

  it('refuses a folder that has no place in it', () => {
    const imports = [{ file: 'reports/day.ts', target: 'domains/orders/place.ts' }];
    expect(listAgainstOrder(imports)).toEqual([
      'reports/day.ts > domains/orders/place.ts: reports has no place in the order',
    ]);
  });

  it('refuses a file inside another domain; the composition may import it', () => {
    const imports = [
      { file: 'domains/orders/place.ts', target: 'domains/prices/pricing/fee.ts' },
      { file: 'domains/orders/place.ts', target: 'domains/prices/index.ts' },
      { file: 'domains/orders/deps.ts', target: 'domains/prices/deps.ts' },
      { file: 'app/modules.ts', target: 'domains/prices/pricing/fee.ts' },
    ];
    expect(listInnerFiles(imports)).toEqual([
      'domains/orders/place.ts > domains/prices/pricing/fee.ts: import it from domains/prices/index.ts',
    ]);
  });

  it('counts a domain as one folder', () => {
    expect(serverFolder('domains/prices/vouchers/index.ts')).toBe('domains/prices');
    expect(serverFolder('platform/db/caller.ts')).toBe('platform');
  });
});

it('figures may fall and not rise, and new folders start at zero', () => {
  const stored = { 'apps/shell/src': { pairs: 3, circle: 2 } };
  const current = { 'apps/shell/src': { pairs: 2, circle: 4 }, 'apps/new/src': { pairs: 1, circle: 2 } };
  expect(compareFigures(stored, current)).toEqual({
    rises: [
      'apps/shell/src: circle 2, now 4',
      'apps/new/src: pairs 0, now 1',
      'apps/new/src: circle 0, now 2',
    ],
    falls: ['apps/shell/src: pairs 3, now 2'],
  });
});

describe('the index of a domain', () => {
  const build = (count: number) =>
    `export type { Fee } from './fee';\nexport {\n  type Name,\n${Array.from({ length: count }, (_, at) => `  name${at},\n`).join('')}} from './names';`;

  it('exports at most 20 functions and values, beside types', () => {
    expect(findWideIndex('prices', build(20))).toBeNull();
    expect(findWideIndex('prices', build(21))).toBe(
      'prices/index.ts: 21 functions and values leave the domain, at most 20 may',
    );
  });

  it('names each export', () => {
    expect(findWideIndex('prices', "export * from './fee';")).toContain('export *');
  });
});

it('a folder of the server has at most 15 files itself; migrations have no limit', () => {
  const list = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);
  expect(
    listFullFolders([
      ...list('domains/site', 15),
      ...list('domains/site/files', 15),
      ...list('settings', 16),
      ...list('platform/db/migrations', 59),
    ]),
  ).toEqual(['settings: 16 source files, at most 15 may be in one folder']);
});

describe('a type of needs', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `'n${index}'`).join(' | ');

  it('has at most ten members, picked ones included', () => {
    const build = (picked: number) =>
      `export interface Deps extends Pick<PlatformDeps, ${names(picked)}>, Pick<PriceDeps, 'rules'> {\n  own: Own;\n}`;
    expect(listWideNeeds('domains/site/deps.ts', build(8))).toEqual([]);
    expect(listWideNeeds('domains/site/deps.ts', build(9))).toEqual([
      'domains/site/deps.ts: Deps has 11 members, at most 10 may be in one type',
    ]);
  });

  it('may leave members of an earlier one out', () => {
    const build = (omitted: string) =>
      `export type Deps = Pick<PlatformDeps, ${names(10)}>;\nexport interface PageDeps extends Omit<Deps, ${omitted}> { own: Own; more: More }`;
    expect(listWideNeeds('deps.ts', build("'n1' | 'n2'"))).toEqual([]);
    expect(listWideNeeds('deps.ts', build("'n1'"))).toEqual([
      'deps.ts: PageDeps has 11 members, at most 10 may be in one type',
    ]);
  });

  it('takes over no type as a whole', () => {
    const fault = 'deps.ts: Deps takes over a whole type instead of picking from it';
    expect(listWideNeeds('deps.ts', 'export interface Deps extends OrderDeps { own: Own }')).toEqual([fault]);
    expect(listWideNeeds('deps.ts', 'export type Deps = OrderDeps & { own: Own };')).toEqual([fault]);
  });
});
