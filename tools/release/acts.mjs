import { markGood, pin, promote, rollback } from './channels.mjs';

/** Commands for a remote's channels: their usage and their change of an entry. */
export const ACTS = {
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
    read: ([brand, remote, version], { off, yes: isConfirmed }) =>
      version === undefined && !off
        ? {}
        : { brand, remote, change: (entry) => pin(entry, off ? null : version, { isConfirmed }) },
  },
};
