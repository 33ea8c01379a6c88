import { useEffect, useState } from 'react';
import { ScreenSkeleton } from '../ground/ScreenSkeleton';
import { SLOW_AFTER_MS } from '../loading/part-load';
import { SlowNotice } from './SlowNotice';

/** Stands while a screen that is there waits for something; says so once it waits too long, with a way to start over. */
export function WaitingScreen({ title, onRetry }: { title: string; onRetry: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <SlowNotice title={title} onRetry={onRetry} /> : <ScreenSkeleton title={title} />;
}
