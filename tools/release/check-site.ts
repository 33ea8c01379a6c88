import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { RemoteRelease, ShellOffer } from '@courier/config/registry';
import { compositionProblem } from './composition-rules.ts';
import { listBrands, readStored } from './site-folder.ts';
import { readChannels, readReleases, type StoredEntry } from './stored-entry.ts';
import { unmetNeeds } from './unmet-needs.ts';

const servedFileHash = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** Files of channels' releases that are missing or differ from the registry. */
function wrongFiles(site: string, { entry, files }: RemoteRelease): string[] {
  if (!entry.startsWith('/')) return [];
  return Object.entries(files).flatMap(([name, hash]) => {
    const path = posix.join(posix.dirname(entry), name);
    const file = join(site, path);
    if (!existsSync(file)) return [`${path} is missing`];
    return servedFileHash(file) === hash ? [] : [`${path} is not the file the registry knows`];
  });
}

/** The offer of a site's shell to remotes; null if its build did not store one. */
function offerOfSite(site: string): ShellOffer | null {
  const file = join(site, 'documents.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).offer ?? null) : null;
}

/** Releases of an entry that the site's shell cannot run, with their needs. */
function unservedReleases(entry: StoredEntry, offer: ShellOffer | null): string[] {
  if (!offer) return [];
  return readReleases(entry).flatMap(({ version, manifest }) => {
    const unmet = manifest ? unmetNeeds(manifest, offer) : [];
    const needs = `needs ${unmet.join(', ')}`;
    return unmet.length === 0 ? [] : [`${version} ${needs}, which the shell of this site does not offer`];
  });
}

function problemsOfEntry(site: string, entry: StoredEntry): string[] {
  const releases = readReleases(entry);
  const { stable, canary, lastGood, pin } = readChannels(entry);
  const channels = { stable, canary: canary?.release, 'last good': lastGood, pin };
  return Object.entries(channels).flatMap(([channel, version]) => {
    if (version === undefined) return [];
    const release = releases.find((one) => one.version === version);
    if (!release) return [`${channel} names ${version}, which the entry does not hold`];
    return wrongFiles(site, release).map((problem) => `${channel}: ${problem}`);
  });
}

/** Problems of a site's registries, one sentence each. */
export function problemsOfSite(site: string): string[] {
  const offer = offerOfSite(site);
  const sentences = listBrands(site).flatMap((brand) => {
    try {
      const registry = readStored(site, brand);
      const composition = compositionProblem(brand, registry);
      const entries = registry.remotes.flatMap((entry) =>
        [...problemsOfEntry(site, entry), ...unservedReleases(entry, offer)].map(
          (problem) => `${brand}, ${entry.name}: ${problem}.`,
        ),
      );
      return composition === null ? entries : [...entries, composition];
    } catch (error) {
      return [`${brand}: ${error instanceof Error ? error.message : String(error)}.`];
    }
  });
  return [...new Set(sentences)];
}
