import { useId, type ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { IconButton } from '../plain-controls/IconButton';
import { keepToastsAbove } from '../toast/toast-insets';
import styles from './dialog.module.css';
import { Modal } from './Modal';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called by the close button, Escape and a press outside; without it only the buttons close the dialog. */
  onClose?: () => void;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Pixels; 480 by default. */
  width?: number;
  /** Disables closing while work runs. */
  busy?: boolean;
  /** Without controls: the text takes the focus, so that keys scroll it. */
  text?: boolean;
  children: ReactNode;
}

/** A modal dialog with a title; a bottom sheet on phones. */
export function Dialog({ open, ...shown }: DialogProps) {
  return open ? <OpenDialog {...shown} /> : null;
}

function OpenDialog({
  title,
  onClose,
  footer,
  width = 480,
  busy = false,
  text = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const copy = useCopy('common');
  const titleId = useId();
  const close = () => {
    if (!busy) onClose?.();
  };
  return (
    <Modal name={{ labelledBy: titleId }} onClose={close} width={width}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {onClose && <IconButton icon="cross" label={copy('action.close')} onClick={close} />}
      </div>
      <div
        className={styles.body}
        {...(text ? { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 } : {})}
      >
        {children}
      </div>
      {footer !== undefined && (
        <div ref={keepToastsAbove} className={styles.foot}>
          {footer}
        </div>
      )}
    </Modal>
  );
}
