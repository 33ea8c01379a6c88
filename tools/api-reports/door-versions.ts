import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  requiredBump,
  compareReports,
  isAtLeast,
  raised,
  type Bump,
  type ReportChanges,
} from './compare-reports.ts';

/** Report of an entry point -> its package. */
export const reportPackage = (door: string) => door.replace(/^(shell-api|ui-kit|i18n|api-client).*$/, '$1');

const WORSE: readonly Bump[] = [null, 'minor', 'major'];
const MEANING: Readonly<Record<keyof ReportChanges, string>> = {
  gone: 'is gone',
  broken: 'changed so that what used it may not fit any more',
  gained: 'gained something',
  come: 'is new',
};

interface DoorChanges {
  readonly door: string;
  readonly outcome: ReportChanges;
}

/** A package with entry points. */
export interface PackageVersions {
  readonly name: string;
  readonly version: string;
  /** The released one. */
  readonly before: string;
  readonly changes: readonly DoorChanges[];
  readonly bump: Bump;
  /** The lowest version that it needs. */
  readonly least: string;
}

interface Reports {
  /** By entry point. */
  readonly reports: Readonly<Record<string, string>>;
  readonly releasedFolder: string;
  readonly versionOf: (name: string) => string;
}

/** Changes since the version in `released`, by package. */
export function doorVersions({ reports, releasedFolder, versionOf }: Reports): PackageVersions[] {
  const list = join(releasedFolder, 'versions.json');
  const released = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}) as Record<string, string>;
  const all = Object.keys(reports);
  return [...new Set(all.map(reportPackage))].map((name) => {
    const doors = all.filter((door) => reportPackage(door) === name);
    const changes = doors.flatMap((door): DoorChanges[] => {
      const file = join(releasedFolder, `${door}.txt`);
      const outcome = compareReports(existsSync(file) ? readFileSync(file, 'utf8') : '', reports[door] ?? '');
      return requiredBump(outcome) === null ? [] : [{ door, outcome }];
    });
    const bump = changes.map(({ outcome }) => requiredBump(outcome)).reduce<Bump>(largerBump, null);
    const version = versionOf(name);
    const before = released[name] ?? version;
    return { name, version, before, changes, bump, least: raised(before, bump) };
  });
}

const largerBump = (a: Bump, b: Bump) => (WORSE.indexOf(b) > WORSE.indexOf(a) ? b : a);

/** Whether a package has a breaking change without a major version. */
export const isUntold = ({ version, bump, least }: PackageVersions): boolean =>
  bump === 'major' && !isAtLeast(version, least);

/** Release notes of a package, one line per name. */
export const listReleaseNotes = ({ changes }: Pick<PackageVersions, 'changes'>): string[] =>
  changes.flatMap(({ door, outcome }) =>
    (['gone', 'broken', 'gained', 'come'] as const).flatMap((kind) =>
      outcome[kind].map((name) => `- \`${name}\` (${door}) ${MEANING[kind]}.`),
    ),
  );
