import type { StoredEntry } from './channels.mjs';

export interface StoredRegistry extends Record<string, unknown> {
  remotes: StoredEntry[];
}

export function siteFolder(to?: string): string;
export function withLock<T>(site: string, work: () => T): T;
export function listBrands(site: string): string[];
export function readStored(site: string, brand: string): StoredRegistry;
export function hasRegistry(site: string, brand: string): boolean;
export function writeStored(site: string, brand: string, registry: StoredRegistry): void;
