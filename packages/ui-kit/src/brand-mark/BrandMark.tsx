import type { BrandId } from '@courier/config';
import { MARKS } from './marks';
import styles from './brand-mark.module.css';

export interface BrandMarkProps {
  brand: BrandId;
  /** Pixels of width and height; 28 unless given. */
  size?: number;
  /** The platform's name beside the mark. Without it the mark is decoration. */
  name?: string;
}

/** Our own drawn mark of a brand, with its name when given. Never mirrored. */
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
