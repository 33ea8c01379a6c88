import { useCopy } from '@courier/i18n';
import { Skeleton } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import styles from './tracking.module.css';

/** Has the final geometry of the page, to avoid layout shifts. */
export function TrackingSkeleton() {
  const t = useCopy(NAMESPACE);
  return (
    <div role="status" aria-label={t('page.loading')} className={styles['skeleton']}>
      <Skeleton width={150} height={14} />
      <Skeleton width={210} height={44} />
      <Skeleton width={240} height={14} />
      <Skeleton height={54} />
      <Skeleton height={66} />
      <Skeleton width={190} height={40} />
      <Skeleton width={250} height={40} />
      <Skeleton height={120} />
    </div>
  );
}
