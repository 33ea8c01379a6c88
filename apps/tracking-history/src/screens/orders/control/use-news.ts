import { useEffect, useRef, useState } from 'react';
import { chime } from '../../../api/chime';

const NEW_SECONDS = 60;

/**
 * The ids that were added within the last minute, with a sound when they appear.
 * @param ids null while loading
 * @param scope a change of scope marks no id as new
 * @param sound null for none
 */
export function useNews(
  ids: readonly string[] | null,
  scope: object | null,
  nowSeconds: number,
  sound: 'new' | 'risk' | null,
): ReadonlySet<string> {
  const [since, setSince] = useState<ReadonlyMap<string, number>>(new Map());
  const before = useRef<{ ids: ReadonlySet<string>; scope: object | null } | null>(null);
  const key = ids === null ? null : ids.join(' ');
  useEffect(() => {
    if (key === null) return;
    const now = new Set(key.split(' ').filter(Boolean));
    const known = before.current?.scope === scope ? before.current.ids : null;
    const fresh = known === null ? [] : [...now].filter((id) => !known.has(id));
    before.current = { ids: now, scope };
    if (fresh.length === 0) return;
    if (sound) chime(sound);
    setSince((held) => new Map([...held, ...fresh.map((id) => [id, nowSeconds] as const)]));
    // When the list changes, not when the clock does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, scope]);
  return new Set([...since].filter(([, at]) => nowSeconds - at < NEW_SECONDS).map(([id]) => id));
}
