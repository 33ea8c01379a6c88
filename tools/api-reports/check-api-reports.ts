import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from '../start/root.mjs';
import { apiReports } from './api-report.ts';
import { doorVersions, isUntold, listReleaseNotes } from './door-versions.ts';
import { buildOffer } from './offer.ts';
import { listUnguardedMembers, OLDEST_SHELL } from './older-shells.ts';
import { DOORS, reportFile, FOLDER, OFFER, RELEASED, stored, packageVersion } from './report-files.ts';

function difference(before: string, after: string): string {
  const old = before.split('\n');
  const now = after.split('\n');
  const gone = old.find((line) => !now.includes(line));
  const come = now.find((line) => !old.includes(line));
  return [gone && `- ${gone.slice(0, 300)}`, come && `+ ${come.slice(0, 300)}`].filter(Boolean).join('\n');
}

const { values } = readArguments({
  usage: `check-api-reports.ts [--write]
Compares the entry points with the stored reports, or writes the reports.`,
  options: { write: { type: 'boolean' } },
});
const doors = Object.fromEntries(Object.entries(DOORS).map(([door, file]) => [door, join(ROOT, file)]));
const reports = apiReports(doors, ROOT);
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(reports).map(([door, report]) => [reportFile(door), report])),
  [OFFER]: `${JSON.stringify(buildOffer(reports, ROOT), null, 2)}\n`,
};
if (values.write) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
} else {
  const stale = Object.keys(files).filter((file) => stored(file) !== files[file]);
  for (const file of stale)
    console.error(
      `The doors offer something else than ${relative(ROOT, file)} says:\n${difference(stored(file), files[file] ?? '')}`,
    );
  if (stale.length > 0) {
    console.error('Where that is meant: node tools/api-reports/check-api-reports.ts --write');
    process.exitCode = 1;
  }
  for (const member of listUnguardedMembers(reports['shell-api'] ?? '')) {
    console.error(
      `The oldest supported shell (${OLDEST_SHELL}) lacks ${member}: make it optional, with a fallback for remotes.`,
    );
    process.exitCode = 1;
  }
  for (const one of doorVersions({ reports, releasedFolder: RELEASED, versionOf: packageVersion }).filter(
    isUntold,
  )) {
    console.error(`@courier/${one.name} ${one.version} breaks users of ${one.before}:`);
    console.error(
      `${listReleaseNotes(one).join('\n')}\nIts version has to be ${one.least}: npm run version-doors -- --write`,
    );
    process.exitCode = 1;
  }
}
