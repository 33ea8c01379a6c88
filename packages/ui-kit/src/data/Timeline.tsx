import type { ReactNode } from 'react';
import type { StatusTone } from '../theme/tokens';
import styles from './timeline.module.css';

interface TimelineEntry {
  key: string;
  /** Formatted, e.g. `14:24`. */
  time: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  tone: StatusTone;
}

export interface TimelineProps {
  /** Newest first; the first is the current state. */
  entries: readonly TimelineEntry[];
  label: string;
}

/** Events, newest first, each with a ring in its tone. */
export function Timeline({ entries, label }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map((entry, index) => (
        <li
          key={entry.key}
          className={`${styles.entry} ${styles[entry.tone]}`}
          aria-current={index === 0 ? 'step' : undefined}
        >
          <bdi dir="ltr" className={styles.time}>
            {entry.time}
          </bdi>
          <span className={styles.rail} aria-hidden="true">
            <span className={styles.ring} />
            {index < entries.length - 1 && <span className={styles.line} />}
          </span>
          <div className={styles.words}>
            <p className={styles.title}>{entry.title}</p>
            {entry.detail !== undefined && <div className={styles.detail}>{entry.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
