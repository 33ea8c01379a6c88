import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAtomically } from '../start/write-atomically.mjs';
import type { StoredEntry } from './stored-entry.ts';

/** A brand's registry, with unknown keys. */
export interface StoredRegistry extends Record<string, unknown> {
  remotes: StoredEntry[];
  audience?: string;
  /** What commands changed in this site. */
  composition?: {
    added?: readonly string[];
    removed?: readonly string[];
    audience?: string;
  };
}

const STALE_AFTER_MS = 60_000;
const WAIT_MS = 50;

/** The built site; `SITE_DIR` overrides it. */
export const siteFolder = (to = process.env.SITE_DIR ?? 'dist/site'): string =>
  resolve(dirname(fileURLToPath(import.meta.url)), '../..', to);

const pause = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/**
 * Runs `work` while no other process changes the site's registries; the lock of a killed process expires
 * after a minute.
 */
export function withLock<T>(site: string, work: () => T): T {
  const folder = join(site, '.registry-lock');
  mkdirSync(site, { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (age > STALE_AFTER_MS) rmSync(folder, { recursive: true, force: true });
      else pause(WAIT_MS);
    }
  }
  try {
    return work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const brandRegistryFile = (site: string, brand: string) => join(site, 'registry', `${brand}.json`);

export function listBrands(site: string): string[] {
  const folder = join(site, 'registry');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

const isRegistry = (data: StoredRegistry | null): data is StoredRegistry =>
  Array.isArray(data?.remotes) && data.remotes.every((entry) => typeof entry === 'object' && entry !== null);

/** A brand's registry from its file, or an empty one. */
export function readStored(site: string, brand: string): StoredRegistry {
  const file = brandRegistryFile(site, brand);
  if (!existsSync(file)) return { schemaVersion: 1, brand, remotes: [] };
  const data: StoredRegistry | null = JSON.parse(readFileSync(file, 'utf8'));
  if (isRegistry(data)) return data;
  throw new Error(`${file} is not a registry; delete it, and the next publication writes it again`);
}

export const hasRegistry = (site: string, brand: string): boolean =>
  existsSync(brandRegistryFile(site, brand));

export const writeStored = (site: string, brand: string, registry: StoredRegistry): void =>
  writeAtomically(brandRegistryFile(site, brand), `${JSON.stringify(registry, null, 2)}\n`);
