import type { StoredEntry } from './channels.mjs';
import type { StoredRegistry } from './site-folder.mjs';

export function isComposed(
  registry: StoredRegistry,
  name: string,
  listed: readonly string[] | undefined,
): boolean;
export function entryFromOtherBrands(site: string, name: string): StoredEntry | undefined;
export function applyComposition(
  site: string,
  brands: readonly string[],
  lists: Readonly<Record<string, readonly string[]>>,
  history?: { by: string; why: string; audiences?: Readonly<Record<string, string>> },
): void;

export function changeComposition(change: {
  site: string;
  brand: string;
  remote: string;
  isWanted: boolean;
  by: string;
  why: string;
}): string;

export function changeAudience(change: { site: string; brand: string; audience: string }): string;
