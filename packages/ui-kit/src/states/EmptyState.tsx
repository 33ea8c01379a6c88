import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-paths';
import { LineMotif, type MotifTone } from './LineMotif';
import styles from './states.module.css';

export interface EmptyStateProps {
  icon: IconName;
  /** One bold sentence. */
  title: ReactNode;
  /** One line that explains how to get content. */
  text?: ReactNode;
  /** The main action, e.g. a button; a quiet one may follow. */
  action?: ReactNode;
  tone?: MotifTone;
  /** Heading level of the title; plain text by default. */
  headingLevel?: 1 | 2 | 3;
  /** Small print under the action, e.g. a reference. */
  note?: ReactNode;
}

/** Replaces missing content. Fills its parent and centres itself. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  tone = 'primary',
  headingLevel,
  note,
}: EmptyStateProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div className={styles.empty}>
      <LineMotif icon={icon} tone={tone} />
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && text !== null && <p className={styles.text}>{text}</p>}
      {action ? <div className={styles.actions}>{action}</div> : null}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
