import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useRemoteMark } from '../frame/RemoteBounds';
import styles from './dialog.module.css';
import { overlayRoot } from './overlay-root';
import { useFocusTrap } from './use-focus-trap';

export interface ModalProps {
  /** Accessible name, or the id of its element. */
  name: { label: string } | { labelledBy: string };
  /** Called by Escape and a press outside. */
  onClose: () => void;
  /** Maximum width in pixels. */
  width: number;
  /** `top` leaves room below for a growing list; `centre` by default. */
  place?: 'centre' | 'top';
  /** On phones: a bottom sheet by default, or the whole page. */
  onPhone?: 'sheet' | 'page';
  children: ReactNode;
}

/** A surface over the whole page that traps and restores the focus. A bottom sheet on phones. */
export function Modal({ name, onClose, width, place = 'centre', onPhone = 'sheet', children }: ModalProps) {
  const surface = useFocusTrap(onClose);
  const mark = useRemoteMark();
  return createPortal(
    <div
      {...mark}
      className={`${styles.layer} ${place === 'top' ? styles.atTop : ''} ${onPhone === 'page' ? styles.asPage : ''}`}
    >
      <div className={styles.scrim} onClick={onClose} aria-hidden="true" />
      <section
        ref={surface}
        role="dialog"
        aria-modal="true"
        {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy })}
        className={styles.dialog}
        style={{ '--dialog-width': `${width}px` } as CSSProperties}
        tabIndex={-1}
      >
        {children}
      </section>
    </div>,
    overlayRoot(),
  );
}
