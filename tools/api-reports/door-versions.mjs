import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredBump, compareReports, isAtLeast, raised } from './compare-reports.mjs';

/** Report of an entry point -> its package. */
export const reportPackage = (door) => door.replace(/^(shell-api|ui-kit|i18n|api-client).*$/, '$1');

const WORSE = [null, 'minor', 'major'];
const MEANING = {
  gone: 'is gone',
  broken: 'changed so that what used it may not fit any more',
  gained: 'gained something',
  come: 'is new',
};

/** Changes since the version in `released`, by package: its version and the lowest version it needs. */
export function doorVersions({ reports, releasedFolder, versionOf }) {
  const list = join(releasedFolder, 'versions.json');
  const released = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const all = Object.keys(reports);
  return [...new Set(all.map(reportPackage))].map((name) => {
    const doors = all.filter((door) => reportPackage(door) === name);
    const changes = doors.flatMap((door) => {
      const file = join(releasedFolder, `${door}.txt`);
      const outcome = compareReports(existsSync(file) ? readFileSync(file, 'utf8') : '', reports[door]);
      return requiredBump(outcome) === null ? [] : [{ door, outcome }];
    });
    const bump = changes.map(({ outcome }) => requiredBump(outcome)).reduce(largerBump, null);
    const version = versionOf(name);
    const before = released[name] ?? version;
    return { name, version, before, changes, bump, least: raised(before, bump) };
  });
}

const largerBump = (a, b) => (WORSE.indexOf(b) > WORSE.indexOf(a) ? b : a);

/** Whether a package has a breaking change without a major version. */
export const isUntold = ({ version, bump, least }) => bump === 'major' && !isAtLeast(version, least);

/** Release notes of a package, one line per name. */
export const listReleaseNotes = ({ changes }) =>
  changes.flatMap(({ door, outcome }) =>
    Object.keys(MEANING).flatMap((kind) =>
      outcome[kind].map((name) => `- \`${name}\` (${door}) ${MEANING[kind]}.`),
    ),
  );
