import { useEffect, useState } from 'react';

const secondsUntil = (atMs: number | null) =>
  atMs === null ? 0 : Math.max(0, Math.ceil((atMs - Date.now()) / 1000));

/**
 * Seconds until a moment, counting down; 0 once it is reached and for null.
 * @param atMs Unix milliseconds
 */
export function useSecondsUntil(atMs: number | null): number {
  const [, count] = useState(0);
  const left = secondsUntil(atMs);
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => count((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, [atMs, isWaiting]);
  return left;
}
