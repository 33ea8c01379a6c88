import type { RegistryEntry } from '@courier/config/registry';
import { releaseFolder } from '../registry/release-folder';

const HELD_BACK = 'not all';

function sheetsBelow(folder: string): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].filter(({ href }) => href.startsWith(folder));
}

/** Enables the style sheets of a remote only while one of its parts is shown. */
export interface RemoteStyles {
  /** Enables them until each caller has called the returned function. */
  show(entry: Pick<RegistryEntry, 'active' | 'lastGood'>): () => void;
}

export function createRemoteStyles(base: string): RemoteStyles {
  const shown = new Map<string, number>();
  const restrict = (folders: readonly string[], media: string) => {
    for (const link of folders.flatMap(sheetsBelow)) link.media = media;
  };
  return {
    show({ active, lastGood }) {
      const folders = [active, lastGood].flatMap((release) =>
        release ? [releaseFolder(release, base)] : [],
      );
      const key = folders.join(' ');
      shown.set(key, (shown.get(key) ?? 0) + 1);
      restrict(folders, '');
      return () => {
        const left = (shown.get(key) ?? 1) - 1;
        shown.set(key, left);
        if (left === 0) restrict(folders, HELD_BACK);
      };
    },
  };
}
