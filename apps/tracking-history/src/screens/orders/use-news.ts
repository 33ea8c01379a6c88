import { useEffect, useRef, useState } from 'react';
import { chime } from '../../api/chime';

/** How long something counts as new. */
const NEW_SECONDS = 60;

/**
 * Since when ids are there that were not at first, in unix seconds, and a sound for them.
 * @param ids null while they are not known
 * @param sound which is heard; null for none
 */
export function useNews(
  ids: readonly string[] | null,
  nowSeconds: number,
  sound: 'new' | 'risk' | null,
): ReadonlySet<string> {
  const [since, setSince] = useState<ReadonlyMap<string, number>>(new Map());
  const before = useRef<ReadonlySet<string> | null>(null);
  const key = ids === null ? null : ids.join(' ');
  useEffect(() => {
    if (key === null) return;
    const now = new Set(key.split(' ').filter(Boolean));
    const fresh = before.current === null ? [] : [...now].filter((id) => !before.current?.has(id));
    before.current = now;
    if (fresh.length === 0) return;
    if (sound) chime(sound);
    setSince((held) => new Map([...held, ...fresh.map((id) => [id, nowSeconds] as const)]));
    // When the list changes, not when the clock does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return new Set([...since].filter(([, at]) => nowSeconds - at < NEW_SECONDS).map(([id]) => id));
}
