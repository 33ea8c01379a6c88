import type { ReactNode } from 'react';
import styles from './frame.module.css';

export interface PageFrameProps {
  /** The page's one first-level heading. */
  title: ReactNode;
  /** Beside the heading, quiet: what belongs to it. */
  note?: ReactNode;
  /** At the end of the heading's line: buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page under the top bar: heading, actions, content on one gutter; it scrolls, the window does not. */
export function PageFrame({ title, note, actions, children }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
