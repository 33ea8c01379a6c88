import { Icon } from '@courier/ui-kit/core';
import styles from './DropZone.module.css';

/** Decorative. */
export function SheetDrawing() {
  return (
    <svg
      className={styles.drawing}
      width="236"
      height="84"
      viewBox="0 0 236 84"
      fill="none"
      aria-hidden="true"
    >
      <rect x="6" y="10" width="62" height="64" rx="7" className={styles.sheet} strokeWidth="3" />
      <path d="M6 28h62M6 43h62M6 58h62M28 28v46" className={styles.lines} strokeWidth="2.5" />
      <path
        d="M68 36C110 36 108 16 150 16H192M68 43H192M68 50C110 50 108 70 150 70H192"
        className={styles.ways}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <g className={styles.ends}>
        <circle cx="200" cy="16" r="8" />
        <circle cx="200" cy="43" r="8" />
        <circle cx="200" cy="70" r="8" />
      </g>
      <circle cx="128" cy="43" r="12" className={styles.rider} strokeWidth="3" />
      <g transform="translate(120 35)" className={styles.scooter}>
        <Icon name="scooter" size={16} />
      </g>
    </svg>
  );
}
