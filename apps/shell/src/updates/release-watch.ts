import { LIMITS } from '@courier/config';
import {
  isHashed,
  assignReleases,
  type Registry,
  type RegistryEntry,
  type Taker,
} from '@courier/config/registry';
import { readRegistry } from '../registry/registry';

/** Compares the releases of this tab with the current release assignment. */
export interface ReleaseWatch {
  /** The assigned releases as one string; null if this tab runs them. */
  newer(): string | null;
  /** Reads the registry at an interval; returns the function that stops it. */
  start(): () => void;
}

export interface ReleaseWatchServices {
  running: Registry | null;
  taker: Taker;
  fetcher: typeof fetch;
  onProblem: (error: unknown) => void;
}

/** A development server has no published release. */
const isRelease = ({ active }: RegistryEntry) => isHashed(active);

/** A comparable string of remotes and releases. */
function summarizeReleases({ remotes }: Registry, names: (name: string) => boolean): string {
  const known = remotes.filter((entry) => names(entry.name));
  return known.map(({ name, active }) => `${name} ${active.version}`).join(', ');
}

export function createReleaseWatch({
  running,
  taker,
  fetcher,
  onProblem,
}: ReleaseWatchServices): ReleaseWatch {
  let known = running;
  const swapped = new Set(
    (running?.remotes ?? []).filter((entry) => !isRelease(entry)).map(({ name }) => name),
  );
  const isWatched = (name: string) => !swapped.has(name);

  async function check(brand: string): Promise<void> {
    const answer = await fetcher(`/registry/${brand}.json`, { cache: 'no-cache' });
    if (!answer.ok) return;
    const read = await readRegistry(await answer.json(), brand, () => undefined);
    if (read && read.remotes.length > 0) known = read;
  }

  return {
    newer() {
      if (!running || !known) return null;
      const wanted = summarizeReleases(assignReleases(known, taker), isWatched);
      return wanted === summarizeReleases(running, isWatched) ? null : wanted;
    },
    start() {
      if (!running) return () => undefined;
      const timer = setInterval(() => check(running.brand).catch(onProblem), LIMITS.releaseCheckMs);
      return () => clearInterval(timer);
    },
  };
}
