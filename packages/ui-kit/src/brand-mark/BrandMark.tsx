import type { BrandId } from '@courier/config';
import { MARKS } from '@courier/config/brand-look';
import styles from './brand-mark.module.css';
import { MarkPicture } from './MarkPicture';

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
      <MarkPicture shapes={MARKS[brand]} size={size} />
      {name}
    </span>
  );
}
