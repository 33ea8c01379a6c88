import { registrySchema, type Registry, type RegistryEntry } from '@courier/config/registry';

/**
 * The registry of the document's data block, else of `/registry/<brand>.json`.
 * A registry nobody can read composes no remote: the frame stands, and every work screen says so.
 */
export async function readRegistry(
  block: unknown,
  brand: string,
  fetcher: typeof fetch = (...call) => fetch(...call),
): Promise<Registry | null> {
  const inline = registrySchema.safeParse(block);
  if (inline.success) return inline.data;
  try {
    const answer = await fetcher(`/registry/${brand}.json`, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(8000),
    });
    const fetched = registrySchema.safeParse(answer.ok ? await answer.json() : undefined);
    return fetched.success ? fetched.data : null;
  } catch {
    return null;
  }
}

/** The releases of a remote in the order they are tried; `bucket` (0 to 99) is this browser's place in a rollout. */
export function releasesOf(entry: RegistryEntry, bucket: number): RegistryEntry['active'][] {
  if (!entry.lastGood || entry.lastGood.entry === entry.active.entry) return [entry.active];
  return bucket < entry.rollout ? [entry.active, entry.lastGood] : [entry.lastGood];
}
