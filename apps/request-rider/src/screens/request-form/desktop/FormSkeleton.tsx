import { Skeleton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { NAMESPACE } from '../../../copy';
import styles from './FormSkeleton.module.css';

/** Has the dimensions of the form, shown while the vendor is loading. */
export function FormSkeleton() {
  const t = useCopy(NAMESPACE);
  return (
    <div className={styles.page} role="status" aria-busy="true" aria-label={t('vendor.loading')}>
      <div className={styles.form}>
        <Skeleton width={170} height={24} />
        <Skeleton height={206} />
        <div className={styles.pair}>
          <Skeleton height={62} />
          <Skeleton height={62} />
        </div>
        <Skeleton height={84} />
        <div className={styles.pair}>
          <Skeleton height={62} />
          <Skeleton height={62} />
        </div>
        <Skeleton height={62} />
      </div>
      <div className={styles.map} />
    </div>
  );
}
