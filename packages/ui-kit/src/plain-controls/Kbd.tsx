import styles from './kbd.module.css';

export interface KbdProps {
  /** The cap's text, e.g. `N` or `Ctrl ⏎`. */
  children: string;
  /** On a primary button the cap takes the button's colours. */
  onPrimary?: boolean;
}

/** A key cap. Seen only with a fine pointer; never read aloud, so give the control `aria-keyshortcuts`. */
export function Kbd({ children, onPrimary = false }: KbdProps) {
  return (
    <kbd className={`${styles.kbd} ${onPrimary ? styles.primary : ''}`} aria-hidden="true">
      {children}
    </kbd>
  );
}
