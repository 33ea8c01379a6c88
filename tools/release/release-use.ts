import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Usage of a release; older servers stored less. */
interface ReleaseUse {
  loads?: number;
  failures?: Readonly<Record<string, number>>;
  /** Unix seconds. */
  provenAt?: number | null;
}

export type ReleaseUses = ReadonlyMap<string, ReleaseUse>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const ownValue = (value: unknown, name: string) =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Release usage that the server stored beside the registries, if any. */
function readUse(site: string): unknown {
  const file = join(site, 'release-use.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Returns a function for a brand's remote, which returns the usage by version. */
export function useOfSite(site: string): (brand: string, remote: string) => ReleaseUses {
  const all = readUse(site);
  return (brand, remote) => {
    const found = ownValue(ownValue(all, brand), remote);
    const uses = Object.entries(isRecord(found) ? found : {}).flatMap(
      ([version, use]): [string, ReleaseUse][] => (isRecord(use) ? [[version, use]] : []),
    );
    return new Map(uses);
  };
}

const isTime = (provenAt: number | null | undefined): provenAt is number => Number.isFinite(provenAt);

/** Version -> unix seconds since which use has proven it. */
export const provenByUse = (uses: ReleaseUses): ReadonlyMap<string, number> =>
  new Map(
    [...uses].flatMap(([version, { provenAt }]): [string, number][] =>
      isTime(provenAt) ? [[version, provenAt]] : [],
    ),
  );

export function useSentence({ loads, failures, provenAt }: ReleaseUse): string {
  const kinds = Object.entries(failures ?? {}).map(([kind, times]) => `${times} ${kind}`);
  const failed = kinds.length === 0 ? 'none failed' : `failed: ${kinds.join(', ')}`;
  const proven = isTime(provenAt) ? ` · proven by use since ${new Date(provenAt * 1000).toISOString()}` : '';
  return `${loads} loads, ${failed}${proven}`;
}
