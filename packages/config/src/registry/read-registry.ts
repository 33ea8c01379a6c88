import { readManifest } from './read-manifest';
import { isRecord, readPart, type Report } from './read-part';
import { readRelease } from './read-release';
import { entryHeadSchema, type Registry, type RegistryEntry, type RemoteRelease } from './registry';
import { isSamePath } from './route-path';

/** Something in a registry file that is not what it should be. */
export interface RegistryProblem {
  brand: string;
  /** Name of the remote, else its place in the list, e.g. `#2`. */
  remote: string;
  /** Of the field, from the entry, e.g. `manifest.navigation.0.icon`; empty for the entry itself. */
  path: string;
  /** What became of it. */
  outcome: string;
}

export interface RegistryReading {
  registry: Registry;
  problems: readonly RegistryProblem[];
}

/** Namespaces of texts that are the portal's own. */
export const OWN_NAMESPACES: readonly string[] = ['common', 'errors', 'order-status', 'public', 'shell'];

/** In one sentence, for a log. */
export const problemSentence = ({ brand, remote, path, outcome }: RegistryProblem): string =>
  `Registry of ${brand}, remote ${remote}${path === '' ? '' : `, ${path}`}: ${outcome}.`;

/** Locale -> key -> text; what is no text is left out. */
function readTexts(value: unknown, report: Report): RegistryEntry['texts'] {
  if (value !== undefined && !isRecord(value)) report('texts', 'left out');
  const locales = Object.entries(isRecord(value) ? value : {}).flatMap(([locale, texts]) => {
    const entries = Object.entries(isRecord(texts) ? texts : {});
    const read = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    if (!isRecord(texts)) report(`texts.${locale}`, 'left out');
    else if (read.length < entries.length) report(`texts.${locale}`, 'left out where it is no text');
    return isRecord(texts) ? [[locale, Object.fromEntries(read)] as const] : [];
  });
  return Object.fromEntries(locales);
}

/** Null, reported: whoever is part of a rollout must not get what nobody else gets. */
function readLastGood(value: unknown, rollout: number, report: Report): { lastGood?: RemoteRelease } | null {
  if (value === undefined) return {};
  const lastGood = readRelease(value, 'lastGood', report);
  if (lastGood) return { lastGood };
  return rollout < 100 ? null : {};
}

function readEntry(value: unknown, report: Report): RegistryEntry | null {
  const head = readPart(entryHeadSchema, value, { at: '', report, optional: ['document'] });
  if (!head || !isRecord(value)) return null;
  const active = readRelease(value['active'], 'active', report);
  const manifest = readManifest(value['manifest'], report);
  const before = readLastGood(value['lastGood'], head.rollout, report);
  if (!active || !manifest || !before) return null;
  if (manifest.name !== head.name) {
    report('manifest.name', 'is not the name of its entry');
    return null;
  }
  const { lastGood: _read, ...rest } = head as typeof head & { lastGood?: unknown };
  return { ...rest, active, ...before, manifest, texts: readTexts(value['texts'], report) };
}

/** Leaves out of `entry` what `before` has already: its name or namespace altogether, of its paths only those. */
function besides(
  entry: RegistryEntry,
  before: readonly RegistryEntry[],
  report: Report,
): RegistryEntry | null {
  if (before.some(({ name }) => name === entry.name)) {
    report('name', 'another remote has it');
    return null;
  }
  const taken = (path: string) =>
    before.find(({ manifest }) => manifest.routes.some((route) => isSamePath(route.path, path)));
  const { routes } = entry.manifest;
  const free = routes.filter(({ path }, index) => {
    const owner = taken(path);
    if (owner) report(`manifest.routes.${index}.path`, `left out: ${owner.name} answers it`);
    return !owner;
  });
  return free.length === routes.length ? entry : { ...entry, manifest: { ...entry.manifest, routes: free } };
}

/**
 * A registry file, entry by entry: an entry that cannot be read is left out alone, keys nobody here knows are kept.
 * Every address in it parses, names and route ids are unique, and no two remotes answer one path; of two that do, the
 * first stays.
 * @returns null when it is no registry at all
 */
export function readRegistry(data: unknown, brand: string): RegistryReading | null {
  if (!isRecord(data) || data['schemaVersion'] !== 1 || !Array.isArray(data['remotes'])) return null;
  const problems: RegistryProblem[] = [];
  const names = data['remotes'].map((entry: unknown) => (isRecord(entry) ? entry['name'] : undefined));
  const remotes: RegistryEntry[] = [];
  for (const [index, value] of data['remotes'].entries()) {
    const name = names[index];
    const remote = typeof name === 'string' ? name : `#${index}`;
    const report: Report = (path, outcome) => problems.push({ brand, remote, path, outcome });
    const read = readEntry(value, report);
    const entry = read && hasOwnNamespace(read, names, report) ? besides(read, remotes, report) : null;
    if (entry) remotes.push(entry);
    else report('', 'the remote is left out');
  }
  return { registry: { ...data, schemaVersion: 1, brand, remotes }, problems };
}

/** Texts of one remote never take the place of another's, whoever stands first. */
function hasOwnNamespace(
  { name, manifest }: RegistryEntry,
  names: readonly unknown[],
  report: Report,
): boolean {
  const { i18nNamespace } = manifest;
  if (i18nNamespace === name) return true;
  const isTaken = OWN_NAMESPACES.includes(i18nNamespace) || names.includes(i18nNamespace);
  if (isTaken) report('manifest.i18nNamespace', 'belongs to somebody else');
  return !isTaken;
}
