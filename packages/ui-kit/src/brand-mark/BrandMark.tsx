import type { BrandId } from '@courier/config';
import { MARKS } from './marks';
import styles from './brand-mark.module.css';

export interface BrandMarkProps {
  brand: BrandId;
  /** Pixels; 28 by default. */
  size?: number;
  /** Name beside the mark. Without it the mark is decorative. */
  name?: string;
}

/** The mark of a brand, optionally with its name. Never mirrored. */
export function BrandMark({ brand, size = 28, name }: BrandMarkProps) {
  return (
    <span className={styles.brand}>
      <svg
        className={styles.mark}
        width={size}
        height={size}
        viewBox="0 0 28 28"
        fill="none"
        aria-hidden="true"
      >
        {MARKS[brand]}
      </svg>
      {name}
    </span>
  );
}
