import { useEffect, useState } from 'react';
import type { Clock } from '../platform/clock';

/** Unix seconds since the browser lost its network; null while it is online. */
export function useOfflineSince(now: Clock): number | null {
  const [since, setSince] = useState<number | null>(() => (navigator.onLine ? null : now()));
  useEffect(() => {
    const lost = () => setSince(now());
    const markOnline = () => setSince(null);
    window.addEventListener('offline', lost);
    window.addEventListener('online', markOnline);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', markOnline);
    };
  }, [now]);
  return since;
}
