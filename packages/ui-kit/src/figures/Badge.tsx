import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  /** On the chosen tab the figure takes the primary colour. */
  active?: boolean;
}

/** A figure beside a word, e.g. how many orders a tab holds. */
export function Badge({ children, active = false }: BadgeProps) {
  return <span className={`${styles.badge} ${active ? styles.active : ''}`}>{children}</span>;
}
