import { markGood, pin, promote, rollback } from './channels.ts';
import type { StoredEntry } from './stored-entry.ts';

export type EntryChange = (entry: StoredEntry, byUse: ReadonlyMap<string, number>) => StoredEntry;

/** What arguments name; incomplete if one is missing. */
interface RequestedChange {
  remote?: string | undefined;
  brand?: string | undefined;
  change?: EntryChange;
}

interface Act {
  usage: string;
  read(
    positionals: readonly string[],
    options: { off?: boolean | undefined; yes?: boolean | undefined },
  ): RequestedChange;
}

/** Commands for a remote's channels: their usage and their change of an entry. */
export const ACTS: Readonly<Record<string, Act>> = {
  rollback: {
    usage: 'rollback -- <remote> [release] [--brand b]',
    read: ([remote, version]) => ({ remote, change: (entry, byUse) => rollback(entry, version, byUse) }),
  },
  promote: {
    usage: 'promote -- <remote> [release] [--brand b]',
    read: ([remote, version]) => ({ remote, change: (entry) => promote(entry, version) }),
  },
  'mark-good': {
    usage: 'mark-good -- <remote> [release] [--brand b]',
    read: ([remote, version]) => ({ remote, change: (entry) => markGood(entry, version) }),
  },
  pin: {
    usage: 'pin -- <brand> <remote> <release> [--yes], or --off in place of the release',
    read: ([brand, remote, version], { off: isOff, yes: isConfirmed = false }) => {
      if (isOff) return { brand, remote, change: (entry) => pin(entry, null, { isConfirmed }) };
      return version === undefined
        ? {}
        : { brand, remote, change: (entry) => pin(entry, version, { isConfirmed }) };
    },
  },
};
