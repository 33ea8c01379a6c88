import type { ReactNode } from 'react';
import styles from './frame.module.css';

export interface PageFrameProps {
  /** The page's only first-level heading. */
  title: ReactNode;
  /** Secondary text beside the heading. */
  note?: ReactNode;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page under the top bar: heading, actions, content. The page scrolls, not the window. */
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
