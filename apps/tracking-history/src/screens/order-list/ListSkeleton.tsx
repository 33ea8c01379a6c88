import { useWording } from '../../wording/use-wording';
import styles from './ListSkeleton.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Rows in their final geometry, fading down the list. */
export function ListSkeleton() {
  const { t } = useWording();
  return (
    <div role="status" className={styles.list}>
      <span className={styles.hidden}>{t('list.loading')}</span>
      {ROWS.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={styles.disc} />
          <span className={styles.lines}>
            <i className={styles.name} />
            <i className={styles.address} />
            <i className={styles.track} />
          </span>
          <span className={styles.figures}>
            <i className={styles.time} />
            <i className={styles.note} />
          </span>
        </div>
      ))}
    </div>
  );
}
