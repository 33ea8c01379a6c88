import { readEntry } from './read-entry';
import type { Report } from './read-part';
import { isRecord } from './record-schema';
import type { Registry, RegistryEntry } from './registry';
import { isSamePath } from './route-path';
import { releaseFor, withRelease, type Taker } from './take-release';

export interface RegistryProblem {
  brand: string;
  /** Name of the remote, or its index, e.g. `#2`. */
  remote: string;
  /** Path within the entry, e.g. `manifest.navigation.0.icon`; empty for the entry itself. */
  path: string;
  /** How it was handled. */
  outcome: string;
}

export interface RegistryReading {
  registry: Registry;
  problems: readonly RegistryProblem[];
}

export const OWN_NAMESPACES: readonly string[] = ['common', 'errors', 'order-status', 'public', 'shell'];

export const problemSentence = ({ brand, remote, path, outcome }: RegistryProblem): string =>
  `Registry of ${brand}, remote ${remote}${path === '' ? '' : `, ${path}`}: ${outcome}.`;

/**
 * Removes conflicts with `before`: the whole entry for a duplicate name or namespace, else only the duplicate paths.
 */
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
 * Parses a registry file entry by entry: an unreadable entry is omitted, unknown keys are kept. Addresses are valid,
 * names and route ids are unique, and of two remotes with the same path the first is kept.
 * @returns null when it is no registry
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

/** The registry with only the assigned releases, as `readRegistry` would parse it. */
export function assignReleases(registry: Registry, taker: Taker): Registry {
  const names = registry.remotes.map(({ name }) => name);
  const remotes: RegistryEntry[] = [];
  for (const entry of registry.remotes) {
    if (taker.isOff?.(entry.name)) continue;
    const release = releaseFor(entry, taker);
    const taken = release && withRelease(entry, release, taker);
    const free = taken && hasOwnNamespace(taken, names, noReport) ? besides(taken, remotes, noReport) : null;
    if (free) remotes.push(free);
  }
  return { ...registry, remotes };
}

const noReport: Report = () => undefined;

/** Texts of one remote never replace those of another, in any order. */
function hasOwnNamespace(
  { name, manifest }: RegistryEntry,
  names: readonly unknown[],
  report: Report,
): boolean {
  const { i18nNamespace } = manifest;
  if (i18nNamespace === name) return true;
  const isTaken = OWN_NAMESPACES.includes(i18nNamespace) || names.includes(i18nNamespace);
  if (isTaken) report('manifest.i18nNamespace', 'is used by another remote');
  return !isTaken;
}
