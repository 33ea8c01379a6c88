import { Skeleton } from './Skeleton';
import styles from './states.module.css';

export interface SkeletonRowsProps {
  /** Text for screen readers. */
  label: string;
  /** 5 by default. */
  rows?: number;
  /** Pixels; 89 by default, as in the order list. */
  rowHeight?: number;
}

const NAME_WIDTHS = ['52%', '64%', '44%', '58%'];

/** Placeholder rows; shown after 150 ms so that fast answers do not flicker. */
export function SkeletonRows({ label, rows = 5, rowHeight = 89 }: SkeletonRowsProps) {
  return (
    <div role="status" className={styles['late-shown']}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className={styles.row}
          style={{ blockSize: rowHeight, opacity: Math.max(0.2, 1 - index * 0.2) }}
          aria-hidden="true"
        >
          <Skeleton width={36} height={36} round />
          <span className={styles.lines}>
            <Skeleton width={NAME_WIDTHS[index % NAME_WIDTHS.length] ?? '50%'} />
            <Skeleton width="86%" height={11} />
            {rowHeight > 70 && <Skeleton width={84} height={6} />}
          </span>
          <span className={`${styles.lines} ${styles.end}`}>
            <Skeleton />
            <Skeleton width="60%" height={11} />
          </span>
        </div>
      ))}
    </div>
  );
}
