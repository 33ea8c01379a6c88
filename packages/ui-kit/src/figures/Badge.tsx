import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  /** Uses the primary colour, for the active tab. */
  active?: boolean;
}

/** A count, e.g. of the orders in a tab. */
export function Badge({ children, active = false }: BadgeProps) {
  return <span className={`${styles.badge} ${active ? styles.active : ''}`}>{children}</span>;
}
