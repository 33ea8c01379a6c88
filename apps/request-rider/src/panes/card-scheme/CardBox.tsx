import type { ReactNode } from 'react';
import styles from './scheme-mark.module.css';

/** The small card before the name of one. */
export function CardBox({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <span className={styles.scheme} {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
      {children}
    </span>
  );
}
