import { LIMITS } from '@courier/config';
import type { Notice, NotificationsPort } from '@courier/shell-api';
import { systemClock, type Clock } from '../platform/clock';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ShownNotice extends Notice {
  id: string;
  durationMs: number;
}

/** A notice as it is remembered, for whoever was looking elsewhere. */
export interface LoggedNotice {
  id: number;
  type: Notice['type'];
  message: string;
  detail?: string;
  /** Unix seconds. */
  at: number;
}

const MOST_REMEMBERED = 50;

/** At most this many are on screen; the oldest that closes by itself gives way. */
const MOST_AT_ONCE = 4;

export interface Notices extends NotificationsPort {
  store: StoreApi<readonly ShownNotice[]>;
  /** Every notice since the page was opened, newest first. */
  log: StoreApi<readonly LoggedNotice[]>;
  /** Takes back the notice with this key, if it is shown. */
  dismissKey(key: string): void;
}

/** @param defaultDurationMs duration of a notice that names none, asked for each one */
export function createNotices(
  defaultDurationMs: () => number = () => LIMITS.noticeMs,
  now: Clock = systemClock,
): Notices {
  const log = createStore<readonly LoggedNotice[]>(() => []);
  const store = createStore<readonly ShownNotice[]>(() => []);
  const keepOnly = (isKept: (notice: ShownNotice) => boolean) =>
    store.setState(store.getState().filter(isKept), true);
  let count = 0;
  function remember({ type, message, detail }: Notice): void {
    const entry = { id: (log.getState()[0]?.id ?? 0) + 1, type, message, at: now() };
    const next = detail === undefined ? entry : { ...entry, detail };
    log.setState([next, ...log.getState()].slice(0, MOST_REMEMBERED), true);
  }
  return {
    store,
    log,
    show(notice) {
      const before =
        notice.key === undefined ? undefined : store.getState().find((shown) => shown.key === notice.key);
      const id = before?.id ?? `notice-${(count += 1)}`;
      const shown: ShownNotice = { ...notice, id, durationMs: notice.durationMs ?? defaultDurationMs() };
      const others = store.getState().filter((other) => other.id !== id);
      const overfull = others.length >= MOST_AT_ONCE;
      const leaving = overfull ? (others.find((other) => other.durationMs > 0) ?? others[0]) : undefined;
      store.setState([...others.filter((other) => other !== leaving), shown], true);
      remember(shown);
      return id;
    },
    dismiss: (id) => keepOnly((notice) => notice.id !== id),
    dismissKey: (key) => keepOnly((notice) => notice.key !== key),
  };
}
