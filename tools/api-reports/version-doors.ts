import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from '../start/root.mjs';
import { isAtLeast } from './compare-reports.ts';
import { doorVersions, listReleaseNotes, type PackageVersions } from './door-versions.ts';
import { DOORS, reportFile, OFFER, RELEASED, stored, packageVersion } from './report-files.ts';

const write = (file: string, content: string) => writeFileSync(file, content);

function writeVersion(name: string, version: string): void {
  const own = join(ROOT, 'packages', name, 'package.json');
  write(own, readFileSync(own, 'utf8').replace(/("version": )"[^"]+"/, `$1"${version}"`));
  const lock = join(ROOT, 'package-lock.json');
  const entry = new RegExp(`("packages/${name}": \\{[^}]*?"version": )"[^"]+"`);
  write(lock, readFileSync(lock, 'utf8').replace(entry, `$1"${version}"`));
  if (name !== 'ui-kit') return;
  write(OFFER, readFileSync(OFFER, 'utf8').replace(/("kit": )"[^"]+"/, `$1"${version}"`));
}

function writeNotes(name: string, version: string, notes: readonly string[]): void {
  const file = join(ROOT, 'packages', name, 'CHANGELOG.md');
  const title = `# What @courier/${name} offers\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8').replace(title, '') : '';
  write(file, `${title}\n## ${version}\n\n${notes.join('\n')}\n${before}`);
}

function writeReleased(packages: readonly PackageVersions[]): void {
  mkdirSync(RELEASED, { recursive: true });
  for (const door of Object.keys(DOORS)) write(join(RELEASED, `${door}.txt`), stored(reportFile(door)));
  const versions = packages.map(({ name }) => [name, packageVersion(name)]);
  write(join(RELEASED, 'versions.json'), `${JSON.stringify(Object.fromEntries(versions), null, 2)}\n`);
}

const { values } = readArguments({
  usage: `npm run version-doors -- [--write]
Prints the required versions of packages with entry points and their changes, or writes both.`,
  options: { write: { type: 'boolean', default: false } },
});
const isWriting = values.write;
const reports = Object.fromEntries(Object.keys(DOORS).map((door) => [door, stored(reportFile(door))]));
const packages = doorVersions({ reports, releasedFolder: RELEASED, versionOf: packageVersion });
for (const one of packages) {
  if (one.bump === null) continue;
  const notes = listReleaseNotes(one);
  console.log(`@courier/${one.name} ${one.before} -> ${one.least}\n${notes.join('\n')}`);
  if (isWriting && !isAtLeast(one.version, one.least)) writeVersion(one.name, one.least);
  if (isWriting) writeNotes(one.name, one.least, notes);
}
if (packages.every(({ bump }) => bump === null)) console.log('No door offers anything else than before.');
if (isWriting) writeReleased(packages);
