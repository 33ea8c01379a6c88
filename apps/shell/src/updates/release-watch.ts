import { LIMITS } from '@courier/config';
import {
  isHashed,
  takeReleases,
  type Registry,
  type RegistryEntry,
  type Taker,
} from '@courier/config/registry';
import { readRegistry } from '../registry/registry';

/** Knows whether the releases this tab runs are still those it would take now. */
export interface ReleaseWatch {
  /** The releases the tab would take now, in one line; null while they are those it runs. */
  newer(): string | null;
  /** Asks for the registry at once and then again and again; returns the function that ends it. */
  start(): () => void;
}

export interface ReleaseWatchServices {
  /** What this tab runs. */
  running: Registry | null;
  taker: Taker;
  fetcher: typeof fetch;
  /** Told of a registry that could not be read. */
  onProblem: (error: unknown) => void;
}

/** What a development server serves is nobody's release. */
const isRelease = ({ active }: RegistryEntry) => isHashed(active);

/** Remotes and their releases, in one line that differs when anything of it does. */
function lineOf({ remotes }: Registry, names: (name: string) => boolean): string {
  const known = remotes.filter((entry) => names(entry.name));
  return known.map(({ name, active }) => `${name} ${active.version}`).join(', ');
}

/** Watches the registry of the brand this tab shows. */
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
      const wanted = lineOf(takeReleases(known, taker), isWatched);
      return wanted === lineOf(running, isWatched) ? null : wanted;
    },
    start() {
      if (!running) return () => undefined;
      const timer = setInterval(() => check(running.brand).catch(onProblem), LIMITS.releaseCheckMs);
      return () => clearInterval(timer);
    },
  };
}
