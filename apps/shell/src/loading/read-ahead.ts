import { unmetNeeds, type RemoteRelease, type ShellOffer } from '@courier/config/registry';
import { isRemoteDefinition } from '@courier/shell-api/host';
import type { PlacedRoute } from '../registry/composition';
import type { RemoteRuntime } from './federation-runtime';
import { releasesToTry } from '../registry/registry';

export interface ReadAhead {
  name: string;
  release: RemoteRelease;
  /** The module of the release; the screen is loaded after it. */
  loaded: Promise<unknown>;
}

/** Preloads the code of a screen. Errors are ignored: the loader reports them later. */
export function readAhead(
  { entry, route }: PlacedRoute,
  runtime: RemoteRuntime,
  offer?: ShellOffer,
): ReadAhead | null {
  const [release] = releasesToTry(entry);
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

/** Returns the preloaded module for the first attempt of that release. */
export function withReadAhead(runtime: RemoteRuntime, ahead: ReadAhead | null): RemoteRuntime {
  return {
    ...runtime,
    load: (name, release, attempt) =>
      ahead && attempt === 1 && ahead.name === name && ahead.release === release
        ? ahead.loaded
        : runtime.load(name, release, attempt),
  };
}
