import type { StoredEntry } from './channels.mjs';
import type { StoredRegistry } from './site-folder.mjs';

export const AUDIENCES: readonly string[];
export function readAudience(registry: StoredRegistry): string | undefined;
export function compositionProblem(brand: string, registry: StoredRegistry): string | null;
export function lossesWithout(remotes: readonly StoredEntry[], name: string): string[];
