import type { ReactNode } from 'react';
import styles from './docket.module.css';

export interface DocketProps {
  /** Above the perforation: what it costs and promises. */
  children: ReactNode;
  /** Under the perforation: the figure and the button that spends money. */
  foot: ReactNode;
  /** Names the region. */
  label?: string;
  /** Colour behind the ticket, seen through its notches; the surface unless given. */
  on?: 'surface' | 'paper' | 'raised';
}

/** The ticket for money: one perforation, two notches. Use it for nothing else. */
export function Docket({ children, foot, label, on = 'surface' }: DocketProps) {
  return (
    <section className={`${styles.docket} ${styles[on]}`} aria-label={label}>
      <div className={styles.part}>{children}</div>
      <div className={styles.perforation} />
      <div className={styles.part}>{foot}</div>
    </section>
  );
}
