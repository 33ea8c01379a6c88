import { useState } from 'react';
import { useCopy } from '@courier/i18n';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icon-paths';
import type { Toast, ToastType } from './toast';
import { useCountdown } from './use-countdown';
import styles from './toast.module.css';

const ICONS: Readonly<Record<ToastType, IconName>> = {
  error: 'warning',
  warning: 'info',
  info: 'info',
  success: 'check',
};

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
}

/**
 * A notification: announced by its type, closed by button, Escape or a timer that pauses while it is read.
 */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const copy = useCopy('common');
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  useCountdown(toast.durationMs, paused, onClose);
  const urgent = toast.type === 'error' || toast.type === 'warning';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={`${styles.toast} ${styles[toast.type]}`}
      data-paused={paused || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <span className={styles.icon}>
        <Icon name={ICONS[toast.type]} size={15} label={copy(`toast.${toast.type}`)} />
      </span>
      <p className={styles.message}>{toast.message}</p>
      <button type="button" className={styles.close} aria-label={copy('toast.close')} onClick={onClose}>
        <Icon name="cross" size={16} />
      </button>
      {toast.detail !== undefined && <p className={styles.detail}>{toast.detail}</p>}
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.run();
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      )}
      {toast.durationMs > 0 && paused && (
        <span className={styles.paused} aria-hidden="true">
          <span className={styles.cap}>II</span>
          {copy('toast.paused')}
        </span>
      )}
      {toast.durationMs > 0 && (
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.left} style={{ animationDuration: `${toast.durationMs}ms` }} />
        </span>
      )}
    </div>
  );
}
