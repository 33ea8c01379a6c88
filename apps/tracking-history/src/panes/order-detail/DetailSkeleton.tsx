import { Skeleton } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './DetailSkeleton.module.css';

export function DetailSkeleton() {
  const { t } = useWording();
  return (
    <div role="status" aria-label={t('detail.loading')} className={styles.pane}>
      <Skeleton width="44%" height={20} />
      <Skeleton width="70%" height={14} />
      <span className={styles.figure}>
        <Skeleton width="34%" height={14} />
        <Skeleton width="56%" height={28} />
      </span>
      <span className={styles.facts}>
        <Skeleton height={36} />
      </span>
      <Skeleton height={54} />
    </div>
  );
}
