import {
  readRegistry as readRegistryFile,
  type Registry,
  type RegistryEntry,
  type RegistryProblem,
} from '@courier/config/registry';

/**
 * The registry of the document, or of `/registry/<brand>.json` as fallback. Invalid entries are skipped and
 * reported to `onProblem`. Null if the registry is unreadable: the frame is shown, and every work screen
 * reports the problem.
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

/** The releases of a remote in the order of attempts: the assigned release, then the last good one. */
export function releasesToTry({ active, lastGood }: RegistryEntry): RegistryEntry['active'][] {
  return lastGood && lastGood.entry !== active.entry ? [active, lastGood] : [active];
}
