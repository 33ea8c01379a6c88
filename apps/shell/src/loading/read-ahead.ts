import { unmetNeeds, type RemoteRelease, type ShellOffer } from '@courier/config/registry';
import { isRemoteDefinition } from '@courier/shell-api/host';
import type { PlacedRoute } from '../registry/composition';
import type { RemoteRuntime } from './federation-runtime';
import { releasesOf } from '../registry/registry';

/** A screen whose code is on its way before its place on the page exists. */
export interface ReadAhead {
  name: string;
  release: RemoteRelease;
  /** What the release exposes; once it is there its screen is asked for too. */
  loaded: Promise<unknown>;
}

/** Asks for the code of a screen. Nothing of it runs for anybody yet, and a failure is left to the loader. */
export function readAhead(
  { entry, route }: PlacedRoute,
  runtime: RemoteRuntime,
  offer?: ShellOffer,
): ReadAhead | null {
  const [release] = releasesOf(entry);
  if (!release || unmetNeeds(entry.manifest, offer).length > 0) return null;
  const loaded = runtime.load(entry.name, release, 1);
  loaded.then(
    (module) => {
      const definition = (module as { default?: unknown } | null)?.default;
      if (isRemoteDefinition(definition)) definition.screens[route.id]?.().catch(() => undefined);
    },
    () => undefined,
  );
  return { name: entry.name, release, loaded };
}

/** The runtime, except that the first try of the release read ahead is handed what is already on its way. */
export function withReadAhead(runtime: RemoteRuntime, ahead: ReadAhead | null): RemoteRuntime {
  return {
    ...runtime,
    load: (name, release, attempt) =>
      ahead && attempt === 1 && ahead.name === name && ahead.release === release
        ? ahead.loaded
        : runtime.load(name, release, attempt),
  };
}
