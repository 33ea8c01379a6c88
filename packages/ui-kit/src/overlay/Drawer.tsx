import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useRemoteMark } from '../frame/RemoteBounds';
import styles from './drawer.module.css';
import { overlayRoot } from './overlay-root';
import { useFocusTrap } from './use-focus-trap';

export interface DrawerProps {
  /** Accessible name. */
  label: string;
  /** Called by Escape and a press outside. */
  onClose: () => void;
  children: ReactNode;
}

/** A panel at the start side, never wider than the window; traps and restores the focus. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const drawer = useFocusTrap(onClose);
  const mark = useRemoteMark();
  return createPortal(
    <div {...mark} className={styles.place}>
      <div className={styles.scrim} onClick={onClose} aria-hidden="true" />
      <aside
        ref={drawer}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        className={styles.drawer}
        tabIndex={-1}
      >
        {children}
      </aside>
    </div>,
    overlayRoot(),
  );
}
