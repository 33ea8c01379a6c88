import { useEffect, useEffectEvent, useState } from 'react';
import { ScreenSkeleton } from '../shell-context/ScreenSkeleton';
import { SLOW_AFTER_MS } from '../loading/part-load';
import { SlowNotice } from './SlowNotice';

interface WaitingScreenProps {
  title: string;
  onRetry: () => void;
  /** Called once if the screen has not come after `LOST_AFTER_MS`. */
  onLost: () => void;
}

/** After this time a suspended screen is reported. */
export const LOST_AFTER_MS = 30_000;

/** The fallback of a suspended screen; offers a retry after some time. */
export function WaitingScreen({ title, onRetry, onLost }: WaitingScreenProps) {
  const report = useEffectEvent(onLost);
  useEffect(() => {
    const timer = setTimeout(() => report(), LOST_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <SlowNotice title={title} onRetry={onRetry} /> : <ScreenSkeleton title={title} />;
}
