import type { ReactNode } from 'react';
import styles from './docket.module.css';

export interface DocketProps {
  /** Content above the perforation: cost and promise. */
  children: ReactNode;
  /** Content below the perforation: total and pay button. */
  foot: ReactNode;
  label?: string;
  /** Background colour, visible through the notches; `surface` by default. */
  on?: 'surface' | 'paper' | 'raised';
}

/** A ticket with one perforation and two notches, only for payments. */
export function Docket({ children, foot, label, on = 'surface' }: DocketProps) {
  return (
    <section className={`${styles.docket} ${styles[on]}`} aria-label={label}>
      <div className={styles.part}>{children}</div>
      <div className={styles.perforation} />
      <div className={styles.part}>{foot}</div>
    </section>
  );
}
