import {
  readRegistry as readRegistryFile,
  type Registry,
  type RegistryEntry,
  type RegistryProblem,
} from '@courier/config/registry';

/**
 * The registry of the document's data block, else of `/registry/<brand>.json`, entry by entry; `onProblem` is told of
 * what is left out. A registry nobody can read composes no remote: the frame stands, and every work screen says so.
 */
export async function readRegistry(
  block: unknown,
  brand: string,
  onProblem: (problem: RegistryProblem) => void,
  fetcher: typeof fetch = (...call) => fetch(...call),
): Promise<Registry | null> {
  const read = (data: unknown) => {
    const reading = readRegistryFile(data, brand);
    reading?.problems.forEach(onProblem);
    return reading?.registry ?? null;
  };
  const inline = read(block);
  if (inline) return inline;
  try {
    const answer = await fetcher(`/registry/${brand}.json`, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(8000),
    });
    return answer.ok ? read(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** The releases of a remote in the order they are tried: the one that was taken, then the last good one. */
export function releasesOf({ active, lastGood }: RegistryEntry): RegistryEntry['active'][] {
  return lastGood && lastGood.entry !== active.entry ? [active, lastGood] : [active];
}
