import { editRegistry } from '../../tools/portal/edit-registry';

/** Moves a remote's files to another origin, without an earlier version as fallback. */
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
