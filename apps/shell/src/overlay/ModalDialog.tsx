import { useId, type ReactNode } from 'react';
import { IconButton } from '@courier/ui-kit/core';
import { useCopy } from '@courier/i18n';
import { useFocusTrap } from '../navigation/use-focus-trap';
import styles from './modal-dialog.module.css';

interface ModalDialogProps {
  title: string;
  /** Called by the cross, Escape and a press beside the dialog; without it there is no way past but the buttons. */
  onClose?: () => void;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Pixels; 440 unless given. */
  width?: number;
  children: ReactNode;
}

const stay = () => undefined;

/** A dialog over the workspace; holds the focus and gives it back. A sheet at the bottom on phones. */
export function ModalDialog({ title, onClose, footer, width = 440, children }: ModalDialogProps) {
  const t = useCopy('common');
  const titleId = useId();
  const dialog = useFocusTrap(onClose ?? stay);
  return (
    <div className={styles['layer']}>
      <div className={styles['scrim']} onClick={onClose} aria-hidden="true" />
      <section
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        className={styles['dialog']}
        style={{ maxInlineSize: width }}
        tabIndex={-1}
      >
        <header className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          {onClose && <IconButton icon="cross" label={t('action.close')} onClick={onClose} />}
        </header>
        <div className={styles['body']}>{children}</div>
        {footer && <footer className={styles['foot']}>{footer}</footer>}
      </section>
    </div>
  );
}
