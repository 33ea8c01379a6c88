import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import { useCopy } from '@courier/i18n';
import { Icon } from '../icon/Icon';
import { overlayRoot } from './overlay-root';
import styles from './overlay.module.css';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called by the cross, Escape and a click beside the dialog. */
  onClose: () => void;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Pixels; 480 unless given. */
  width?: number;
  /** Work that must not be interrupted: the ways to close rest meanwhile. */
  busy?: boolean;
  children: ReactNode;
}

/** A modal dialog: takes the focus, keeps it, and gives it back. */
export function Dialog({ open, title, onClose, footer, width = 480, busy = false, children }: DialogProps) {
  const copy = useCopy('common');
  return (
    <Modal
      open={open}
      getContainer={overlayRoot}
      title={title}
      onCancel={() => {
        if (!busy) onClose();
      }}
      footer={footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
      width={width}
      centered
      destroyOnHidden
      keyboard={!busy}
      mask={{ closable: !busy }}
      closeIcon={<Icon name="cross" label={copy('action.close')} />}
    >
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
