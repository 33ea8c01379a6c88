import { useEffect, useState } from 'react';
import { nowInSeconds } from '../api/list-scope';

/** Unix seconds, renewed every `everyMs` milliseconds. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(nowInSeconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowInSeconds()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
