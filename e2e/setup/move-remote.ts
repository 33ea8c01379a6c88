import { editRegistry } from '../../tools/portal/edit-registry';

/** Lets a remote's files come from another origin, with no earlier version of our own to fall back on. */
export function moveRemote(siteDir: string, brand: string, name: string, origin: string): void {
  editRegistry(siteDir, brand, (registry) => ({
    ...registry,
    remotes: registry.remotes.map((remote) => {
      if (remote.name !== name) return remote;
      const { lastGood: _before, ...moved } = remote;
      return { ...moved, active: { ...moved.active, entry: `${origin}${moved.active.entry}` } };
    }),
  }));
}
