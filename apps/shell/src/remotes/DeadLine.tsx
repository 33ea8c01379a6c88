import styles from './place.module.css';

export function DeadLine() {
  return (
    <svg
      className={styles['motif']}
      width="188"
      height="76"
      viewBox="0 0 188 76"
      aria-hidden="true"
      fill="none"
    >
      <path d="M22 52H70" stroke="var(--primary)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="20" cy="52" r="11" fill="var(--surface)" stroke="var(--primary)" strokeWidth="6" />
      <path
        d="M84 52h6M100 52h6M116 52h6"
        stroke="var(--line-strong)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M164 62S182 46 182 30.500a18 18 0 1 0-36 0C146 46 164 62 164 62Z"
        fill="var(--sunken)"
        stroke="var(--line-strong)"
        strokeWidth="3"
      />
      <circle cx="164" cy="30" r="6.500" fill="var(--line-strong)" />
      <path
        d="M86 12 100 36H72Z"
        fill="var(--accent)"
        stroke="var(--paper)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M86 20v7M86 31v.1" stroke="var(--on-accent)" strokeWidth="2.600" strokeLinecap="round" />
    </svg>
  );
}
