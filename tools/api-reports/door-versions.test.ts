import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { doorVersions, isUntold, listReleaseNotes } from './door-versions.ts';

const VERSIONS: Readonly<Record<string, string>> = { 'ui-kit': '1.2.3', i18n: '0.1.0' };
const REPORTS = {
  'ui-kit-core': '# core\nIcon: 1\nTable: 2\n',
  'ui-kit-data': '# data\nRow: 1\n',
  i18n: '# i18n\nt: 1\n',
};

function versions(changes: Readonly<Record<string, string>>, raised: Readonly<Record<string, string>> = {}) {
  const releasedFolder = mkdtempSync(join(tmpdir(), 'courier-released-'));
  for (const [door, report] of Object.entries(REPORTS))
    writeFileSync(join(releasedFolder, `${door}.txt`), report);
  writeFileSync(join(releasedFolder, 'versions.json'), JSON.stringify(VERSIONS));
  const stubVersion = (name: string) => raised[name] ?? VERSIONS[name] ?? '';
  return doorVersions({ reports: { ...REPORTS, ...changes }, releasedFolder, versionOf: stubVersion });
}
const findPackage = (packages: ReturnType<typeof versions>, name: string) => {
  const one = packages.find((each) => each.name === name);
  if (!one) throw new Error(`no package ${name}`);
  return one;
};
const kit = (changes: Readonly<Record<string, string>>, version?: string) =>
  findPackage(versions(changes, version ? { 'ui-kit': version } : {}), 'ui-kit');

it("a package's version rises by the largest change of its entry points, and no other package's does", () => {
  const packages = versions({
    'ui-kit-core': '# core\nIcon: 1\n',
    'ui-kit-data': '# data\nRow: 1\nPie: 3\n',
  });
  const changed = findPackage(packages, 'ui-kit');
  expect(changed).toMatchObject({ version: '1.2.3', bump: 'major', least: '2.0.0' });
  expect(findPackage(packages, 'i18n')).toMatchObject({ bump: null, least: '0.1.0' });
  expect(listReleaseNotes(changed)).toEqual([
    '- `Table` (ui-kit-core) is gone.',
    '- `Pie` (ui-kit-data) is new.',
  ]);
});

it('a breaking change requires a new major version, an addition does not', () => {
  const broken = { 'ui-kit-core': '# core\nIcon: 1\n' };
  expect(isUntold(kit(broken))).toBe(true);
  expect(isUntold(kit(broken, '1.3.0'))).toBe(true);
  expect(isUntold(kit(broken, '2.0.0'))).toBe(false);
  expect(isUntold(kit({ 'ui-kit-core': `${REPORTS['ui-kit-core']}Gauge: 1\n` }))).toBe(false);
  expect(isUntold(kit({}))).toBe(false);
});
