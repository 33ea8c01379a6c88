import type { StatusTone } from '../theme/tokens';
import type { TrackProgress } from './status-appearance';
import styles from './status.module.css';

export interface StatusTrackProps {
  tone: StatusTone;
  track: TrackProgress;
}

const SEGMENTS = [0, 1, 2, 3];

function segmentClass(segment: number, track: TrackProgress): string {
  const passed = track === 'full' ? SEGMENTS.length : track === 'none' ? -1 : track;
  if (segment < passed) return `${styles.segment} ${styles.passed}`;
  return segment === passed ? `${styles.segment} ${styles.running}` : `${styles.segment}`;
}

/** Request, found, collected, near, door as four segments between two ends. Decorative; nothing if `none`. */
export function StatusTrack({ tone, track }: StatusTrackProps) {
  if (track === 'none') return null;
  return (
    <span className={`${styles.track} ${styles[tone]}`} aria-hidden="true">
      <span className={styles.from} />
      {SEGMENTS.map((segment) => (
        <span key={segment} className={segmentClass(segment, track)} />
      ))}
      <span className={`${styles.to} ${track === 'full' ? styles.reached : ''}`} />
    </span>
  );
}
