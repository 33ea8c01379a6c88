import { parseDocumentList, type DocumentList, type Registry } from '@courier/config/registry';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize, posix } from 'node:path';
import * as z from 'zod';
import { cacheRegistries } from './cache-registries';

const textsSchema = z.record(z.string(), z.unknown());

const overrideEntrySchema = z.object({ script: z.string(), style: z.string().optional() });

/** Addresses of the developer tool that swaps remotes. */
export type OverrideEntry = z.infer<typeof overrideEntrySchema>;

/** A built site on disk. Everything is read each time, so that publishing needs no restart. */
export interface SiteFiles {
  /** Null while the site has not been built. */
  documents(): Promise<DocumentList | null>;
  /**
   * The registry of a brand; only invalid entries are left out. While the file is missing or unreadable, the
   * last valid one; without any, no remotes.
   */
  registry(brand: string): Promise<Registry>;
  /** The unchanged file; null without one. */
  registryText(brand: string): Promise<string | null>;
  /** HTML template by its path from the site's root; null when it is missing. */
  template(path: string): Promise<string | null>;
  /** The shell's texts of a locale by namespace; null when there are none. */
  texts(locale: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** Null in a site that cannot swap remotes. */
  overrides(): Promise<OverrideEntry | null>;
  /** Changes with every build of the shell. */
  buildId(): Promise<string>;
}

const registryFile = (brand: string) => `registry/${brand}.json`;

export function openSite(folder: string, onProblem: (sentence: string) => void): SiteFiles {
  const readFileText = async (path: string): Promise<string | null> => {
    const inside = posix.normalize(`/${normalize(path)}`);
    return readFile(join(folder, inside), 'utf8').catch(() => null);
  };
  const parsed = async <T>(path: string, parse: (data: unknown) => T): Promise<T | null> => {
    const content = await readFileText(path);
    if (content === null) return null;
    try {
      return parse(JSON.parse(content));
    } catch {
      onProblem(`${join(folder, path)} is not used: its content is not what it should be.`);
      return null;
    }
  };
  const readRegistry = cacheRegistries(onProblem);
  return {
    documents: () => parsed('documents.json', parseDocumentList),
    registry: async (brand) => readRegistry(brand, await readFileText(registryFile(brand))),
    registryText: (brand) => readFileText(registryFile(brand)),
    template: readFileText,
    texts: (locale) => parsed(`locales/${locale}.json`, (data) => textsSchema.parse(data)),
    overrides: () => parsed('overrides/entry.json', (data) => overrideEntrySchema.parse(data)),
    buildId: async () => {
      const content = (await readFileText('asset-manifest.json')) ?? '';
      return createHash('sha256').update(content).digest('hex').slice(0, 12);
    },
  };
}
