import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { doorVersions, isUntold, listReleaseNotes } from './door-versions.mjs';

const REPORTS = {
  'ui-kit-core': '# core\nIcon: 1\nTable: 2\n',
  'ui-kit-data': '# data\nRow: 1\n',
  i18n: '# i18n\nt: 1\n',
};

function versions(changes, has = {}) {
  const releasedFolder = mkdtempSync(join(tmpdir(), 'courier-released-'));
  for (const [door, report] of Object.entries(REPORTS))
    writeFileSync(join(releasedFolder, `${door}.txt`), report);
  writeFileSync(join(releasedFolder, 'versions.json'), '{"ui-kit":"1.2.3","i18n":"0.1.0"}');
  const stubVersion = (name) => has[name] ?? { 'ui-kit': '1.2.3', i18n: '0.1.0' }[name];
  return doorVersions({ reports: { ...REPORTS, ...changes }, releasedFolder, versionOf: stubVersion });
}
const kit = (changes, version) => versions(changes, version ? { 'ui-kit': version } : {})[0];

it("a package's version rises by the largest change of its entry points, and no other package's does", () => {
  const [changed, other] = versions({
    'ui-kit-core': '# core\nIcon: 1\n',
    'ui-kit-data': '# data\nRow: 1\nPie: 3\n',
  });
  expect(changed).toMatchObject({ name: 'ui-kit', version: '1.2.3', bump: 'major', least: '2.0.0' });
  expect(other).toMatchObject({ name: 'i18n', bump: null, least: '0.1.0' });
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
