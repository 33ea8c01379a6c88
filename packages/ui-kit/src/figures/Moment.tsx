import { formatDateTime, formatDay, formatTime } from '@courier/i18n/format';
import styles from './figures.module.css';

const FORMATS = { time: formatTime, day: formatDay, 'day-time': formatDateTime } as const;

export interface MomentProps {
  /** Unix seconds. */
  at: number;
  locale: string;
  /** Zone of the country, e.g. `Asia/Taipei`; the reader's own clock plays no part. */
  timezone: string;
  /** What of it is said; the time of day unless given. */
  show?: keyof typeof FORMATS;
}

/** A moment in the country's zone, readable by machines as well. */
export function Moment({ at, locale, timezone, show = 'time' }: MomentProps) {
  return (
    <time dateTime={new Date(at * 1000).toISOString()} className={styles['figure']}>
      {FORMATS[show](at, locale, timezone)}
    </time>
  );
}
