import { useWording } from '../../wording/use-wording';
import styles from './DetailSkeleton.module.css';

/** The detail pane while its order is on the way. */
export function DetailSkeleton() {
  const { t } = useWording();
  return (
    <div role="status" className={styles.pane}>
      <span className={styles.hidden}>{t('detail.loading')}</span>
      <i className={styles.name} />
      <i className={styles.address} />
      <i className={styles.label} />
      <i className={styles.figure} />
      <i className={styles.facts} />
      <i className={styles.card} />
    </div>
  );
}
