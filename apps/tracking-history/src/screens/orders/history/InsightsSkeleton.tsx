import { Skeleton } from '@courier/ui-kit/core';
import { useWording } from '../../../copy';
import styles from './HistoryInsights.module.css';

/** Has the same geometry as the loaded cards. */
export function InsightsSkeleton() {
  const { t } = useWording();
  return (
    <div role="status" aria-label={t('insights.loading')} className={styles.waiting}>
      {Array.from({ length: 7 }, (_, index) => (
        <div key={index} className={styles.coming}>
          <Skeleton width="45%" />
          <Skeleton width="30%" height={22} />
          <span className={styles.base} />
        </div>
      ))}
    </div>
  );
}
