import { ICON_PATHS, MIRRORED_ICONS, type IconName } from '../icon/icon-paths';
import styles from './states.module.css';

export type MotifTone = 'primary' | 'fail' | 'late' | 'wait';

export interface LineMotifProps {
  icon: IconName;
  tone?: MotifTone;
}

/** Icons that move along the line are mirrored; a tick or a clock is not. */
const TRAVELS: ReadonlySet<IconName> = new Set<IconName>([...MIRRORED_ICONS, 'scooter', 'request']);

/** Decorative line between two ends with an icon. */
export function LineMotif({ icon, tone = 'primary' }: LineMotifProps) {
  return (
    <svg
      className={`${styles.motif} ${styles[tone]}`}
      width="132"
      height="48"
      viewBox="0 0 132 48"
      fill="none"
      aria-hidden="true"
    >
      <path
        d="M26 24h80"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <circle cx="14" cy="24" r="8" stroke="var(--line-strong)" strokeWidth="4" />
      <circle className={styles.halo} cx="66" cy="24" r="23" />
      <g className={TRAVELS.has(icon) ? undefined : styles.upright}>
        <g
          transform="translate(54 12) scale(1.2)"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={ICON_PATHS[icon]} />
        </g>
      </g>
      <circle cx="118" cy="24" r="7" fill="var(--line-strong)" />
    </svg>
  );
}
