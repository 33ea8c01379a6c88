import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const ownValue = (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined);

/** Release usage that the server stored beside the registries, if any. */
function readUse(site) {
  const file = join(site, 'release-use.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Returns a function for a brand's remote: version -> {loads, failures, provenAt}. */
export function useOfSite(site) {
  const all = readUse(site);
  return (brand, remote) => {
    const found = ownValue(ownValue(all, brand), remote);
    const uses = Object.entries(isRecord(found) ? found : {}).filter(([, use]) => isRecord(use));
    return new Map(uses);
  };
}

/** Version -> unix seconds since which use has proven it. */
export const provenByUse = (uses) =>
  new Map(
    [...uses].flatMap(([version, { provenAt }]) => (Number.isFinite(provenAt) ? [[version, provenAt]] : [])),
  );

export function useSentence({ loads, failures, provenAt }) {
  const kinds = Object.entries(failures ?? {}).map(([kind, times]) => `${times} ${kind}`);
  const failed = kinds.length === 0 ? 'none failed' : `failed: ${kinds.join(', ')}`;
  const proven = Number.isFinite(provenAt)
    ? ` · proven by use since ${new Date(provenAt * 1000).toISOString()}`
    : '';
  return `${loads} loads, ${failed}${proven}`;
}
