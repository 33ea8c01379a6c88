import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import type { StatusTone } from '../theme/tokens';
import styles from './status.module.css';

export interface StatusDiscProps {
  tone: StatusTone;
  icon: IconName;
  /** On a selected row the disc has the surface colour behind it. */
  raised?: boolean;
  /** Pixels; 36 unless given. */
  size?: number;
}

/** Round sign of a status at the start of a row. Decoration: the row says the status in words. */
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
