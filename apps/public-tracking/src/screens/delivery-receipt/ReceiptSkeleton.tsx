import { useCopy } from '@courier/i18n';
import { Skeleton } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../../copy';
import styles from './receipt.module.css';

/** Has the final geometry of the receipt, to avoid layout shifts. */
export function ReceiptSkeleton() {
  const t = useCopy(NAMESPACE);
  return (
    <div role="status" aria-label={t('receipt.loading')} className={styles['skeleton']}>
      <Skeleton width={210} height={34} />
      {Array.from({ length: 7 }, (_, row) => (
        <Skeleton key={row} height={24} />
      ))}
      <Skeleton width={160} height={40} />
    </div>
  );
}
