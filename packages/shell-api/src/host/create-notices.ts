import type { Notice, NotificationsPort } from '../ports/notifications';
import type { Readable } from '../ports/readable';
import { createReadable } from './create-readable';

export interface ShownNotice extends Notice {
  id: string;
  durationMs: number;
}

/** A notice in the log, for users who missed it. */
interface LoggedNotice {
  id: number;
  type: Notice['type'];
  message: string;
  detail?: string;
  /** Unix seconds. */
  at: number;
}

const MOST_REMEMBERED = 50;
/** Limit of visible notices; the oldest one with a duration is removed first. */
const MOST_AT_ONCE = 4;

export interface Notices extends NotificationsPort {
  /** Visible notices, oldest first. */
  shown: Readable<readonly ShownNotice[]>;
  /** The latest notices since the page was opened, newest first; at most `MOST_REMEMBERED`. */
  log: Readable<readonly LoggedNotice[]>;
  dismissKey(key: string): void;
}

interface NoticesOptions {
  /** Default milliseconds, read for each notice. */
  defaultDurationMs: () => number;
  /** Unix seconds. */
  now: () => number;
}

/** The notices of one page; the component that renders them closes expired ones. */
export function createNotices({ defaultDurationMs, now }: NoticesOptions): Notices {
  const log = createReadable<readonly LoggedNotice[]>([]);
  const shown = createReadable<readonly ShownNotice[]>([]);
  const retainOnly = (isKept: (notice: ShownNotice) => boolean) => shown.set(shown.get().filter(isKept));
  let count = 0;

  function remember({ type, message, detail }: Notice): void {
    const entry = { id: (log.get()[0]?.id ?? 0) + 1, type, message, at: now() };
    const next = detail === undefined ? entry : { ...entry, detail };
    log.set([next, ...log.get()].slice(0, MOST_REMEMBERED));
  }

  return {
    shown,
    log,
    show(notice) {
      const before =
        notice.key === undefined ? undefined : shown.get().find((other) => other.key === notice.key);
      const id = before?.id ?? `notice-${(count += 1)}`;
      const others = shown.get().filter((other) => other.id !== id);
      const overfull = others.length >= MOST_AT_ONCE;
      const leaving = overfull ? (others.find((other) => other.durationMs > 0) ?? others[0]) : undefined;
      const next: ShownNotice = { ...notice, id, durationMs: notice.durationMs ?? defaultDurationMs() };
      shown.set([...others.filter((other) => other !== leaving), next]);
      remember(next);
      return id;
    },
    dismiss: (id) => retainOnly((notice) => notice.id !== id),
    dismissKey: (key) => retainOnly((notice) => notice.key !== key),
  };
}
