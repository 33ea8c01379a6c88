import type { BrandConfig } from '@courier/config';
import styles from './brand-mark.module.css';
import { MarkPicture } from './MarkPicture';

interface HostMarkProps {
  brand: Pick<BrandConfig, 'mark'>;
  /** Pixels; 28 by default. */
  size?: number;
}

/**
 * The mark that the host passes at run time, so that a remote contains no list of marks. Renders nothing in an
 * older portal, which passes none.
 */
export function HostMark({ brand: { mark = [] }, size = 28 }: HostMarkProps) {
  if (mark.length === 0) return null;
  return (
    <span className={styles.brand}>
      <MarkPicture shapes={mark} size={size} />
    </span>
  );
}
