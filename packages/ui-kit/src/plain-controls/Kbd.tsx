import styles from './kbd.module.css';

export interface KbdProps {
  /** Text, e.g. `N` or `Ctrl ⏎`. */
  children: string;
  /** Uses the colours of a primary button. */
  onPrimary?: boolean;
}

/**
 * A key cap, visible only with a fine pointer. Hidden from screen readers, so give the control
 * `aria-keyshortcuts`.
 */
export function Kbd({ children, onPrimary = false }: KbdProps) {
  return (
    <kbd className={`${styles.kbd} ${onPrimary ? styles.primary : ''}`} aria-hidden="true">
      {children}
    </kbd>
  );
}
