import { useEffect, useState } from 'react';
import { ScreenSkeleton } from '../ground/ScreenSkeleton';
import { SLOW_AFTER_MS } from '../loading/part-load';
import { SlowNotice } from './SlowNotice';

/** The fallback of a suspended screen; offers a retry after some time. */
export function WaitingScreen({ title, onRetry }: { title: string; onRetry: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <SlowNotice title={title} onRetry={onRetry} /> : <ScreenSkeleton title={title} />;
}
