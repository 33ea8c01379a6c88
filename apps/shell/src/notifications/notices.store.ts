import { LIMITS } from '@courier/config';
import type { Notice, NotificationsPort } from '@courier/shell-api';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ShownNotice extends Notice {
  id: string;
  durationMs: number;
}

/** At most this many are on screen; the oldest that closes by itself gives way. */
const MOST_AT_ONCE = 4;

export interface Notices extends NotificationsPort {
  store: StoreApi<readonly ShownNotice[]>;
  /** Takes back the notice with this key, if it is shown. */
  dismissKey(key: string): void;
}

/** @param defaultDurationMs duration of a notice that names none, asked for each one */
export function createNotices(defaultDurationMs: () => number = () => LIMITS.noticeMs): Notices {
  const store = createStore<readonly ShownNotice[]>(() => []);
  const keepOnly = (isKept: (notice: ShownNotice) => boolean) =>
    store.setState(store.getState().filter(isKept), true);
  let count = 0;
  return {
    store,
    show(notice) {
      const before =
        notice.key === undefined ? undefined : store.getState().find((shown) => shown.key === notice.key);
      const id = before?.id ?? `notice-${(count += 1)}`;
      const shown: ShownNotice = { ...notice, id, durationMs: notice.durationMs ?? defaultDurationMs() };
      const others = store.getState().filter((other) => other.id !== id);
      const overfull = others.length >= MOST_AT_ONCE;
      const leaving = overfull ? (others.find((other) => other.durationMs > 0) ?? others[0]) : undefined;
      store.setState([...others.filter((other) => other !== leaving), shown], true);
      return id;
    },
    dismiss: (id) => keepOnly((notice) => notice.id !== id),
    dismissKey: (key) => keepOnly((notice) => notice.key !== key),
  };
}
