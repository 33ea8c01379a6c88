import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAtomically } from '../start/write-atomically.mjs';

const STALE_AFTER_MS = 60_000;
const WAIT_MS = 50;

/** The built site; `SITE_DIR` overrides it. */
export const siteFolder = (to = process.env.SITE_DIR ?? 'dist/site') =>
  resolve(dirname(fileURLToPath(import.meta.url)), '../..', to);

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/**
 * Runs `work` while no other process changes the site's registries; the lock of a killed process expires
 * after a minute.
 */
export function withLock(site, work) {
  const folder = join(site, '.registry-lock');
  mkdirSync(site, { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
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

const brandRegistryFile = (site, brand) => join(site, 'registry', `${brand}.json`);

export function listBrands(site) {
  const folder = join(site, 'registry');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

const isRegistry = (data) =>
  Array.isArray(data?.remotes) && data.remotes.every((entry) => typeof entry === 'object' && entry !== null);

/** A brand's registry from its file, or an empty one. */
export function readStored(site, brand) {
  const file = brandRegistryFile(site, brand);
  if (!existsSync(file)) return { schemaVersion: 1, brand, remotes: [] };
  const data = JSON.parse(readFileSync(file, 'utf8'));
  if (isRegistry(data)) return data;
  throw new Error(`${file} is not a registry; delete it, and the next publication writes it again`);
}

export const hasRegistry = (site, brand) => existsSync(brandRegistryFile(site, brand));

export const writeStored = (site, brand, registry) =>
  writeAtomically(brandRegistryFile(site, brand), `${JSON.stringify(registry, null, 2)}\n`);
