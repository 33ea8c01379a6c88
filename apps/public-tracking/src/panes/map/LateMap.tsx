import { lazy, Suspense, useEffect, useState } from 'react';
import type { Tracking } from '@courier/api-client';
import { StillCard } from './StillCard';
import styles from './map.module.css';

/** When the code fails to load, only the map is missing. */
const RiderMap = lazy(() => import('./RiderMap').catch(() => ({ default: StillCard })));

/** The map, loaded after the texts of the page are shown. */
export function LateMap({ tracking }: { tracking: Tracking }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAsked(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={styles['map']}>
      {isAsked && (
        <Suspense>
          <RiderMap tracking={tracking} />
        </Suspense>
      )}
    </div>
  );
}
