import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import type { StatusTone } from '../theme/tokens';
import styles from './status.module.css';

export interface StatusDiscProps {
  tone: StatusTone;
  icon: IconName;
  /** Adds a surface-coloured background, for a selected row. */
  raised?: boolean;
  /** Pixels; 36 by default. */
  size?: number;
}

/** Round icon of a status. Decorative: the row contains the status as text. */
export function StatusDisc({ tone, icon, raised = false, size = 36 }: StatusDiscProps) {
  return (
    <span
      className={`${styles.disc} ${styles[tone]} ${raised ? styles.raised : ''}`}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    >
      <Icon
        name={icon}
        size={Math.round(size * 0.53)}
        className={tone === 'seek' ? styles.pulse : undefined}
      />
    </span>
  );
}
