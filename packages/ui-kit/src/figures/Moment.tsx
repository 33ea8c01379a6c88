import { formatDateTime, formatDay, formatTime } from '@courier/i18n/format';
import styles from './figures.module.css';

const FORMATS = { time: formatTime, day: formatDay, 'day-time': formatDateTime } as const;

export interface MomentProps {
  /** Unix seconds. */
  at: number;
  locale: string;
  /** The country's zone, e.g. `Asia/Taipei`; the reader's clock is not used. */
  timezone: string;
  /** Format; time of day by default. */
  show?: keyof typeof FORMATS;
}

/** A `time` element in the country's zone. */
export function Moment({ at, locale, timezone, show = 'time' }: MomentProps) {
  return (
    <time dateTime={new Date(at * 1000).toISOString()} className={styles['figure']}>
      {FORMATS[show](at, locale, timezone)}
    </time>
  );
}
