import { useEffect, useState } from 'react';
import { useCopy } from '@courier/i18n';
import styles from './screen-skeleton.module.css';

/** Delay before the skeleton is shown, so that fast screens do not flicker. */
const SHOW_AFTER_MS = 150;

interface ScreenSkeletonProps {
  title: string;
  /** Whether a surrounding heading names the screen. */
  isNamed?: boolean;
}

export function ScreenSkeleton({ title, isNamed = false }: ScreenSkeletonProps) {
  const t = useCopy('shell');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {!isNamed && <h1 className="sr-only">{title}</h1>}
      <div
        className={styles['screen']}
        role="status"
        aria-busy="true"
        aria-label={t('remote.loading', { title })}
      >
        {isShown && (
          <div className={styles['pane']} aria-hidden="true">
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <div key={row} className={styles['row']}>
                <i className={styles['disc']} />
                <span className={styles['bars']}>
                  <i />
                  <i />
                </span>
              </div>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
