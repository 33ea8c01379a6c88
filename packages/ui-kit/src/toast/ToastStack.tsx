import { useEffect, useEffectEvent } from 'react';
import { useCopy } from '@courier/i18n';
import { MAX_TOASTS, type Toast } from './toast';
import { ToastCard } from './ToastCard';
import { avoidInsets } from './toast-insets';
import styles from './toast.module.css';

export interface ToastStackProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** Called with the id when a toast closes: by the user, by time or because of newer ones. */
  onDismiss: (id: string) => void;
}

/** Notifications at the bottom start, newest lowest. A phone shows only the newest. */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  const copy = useCopy('common');
  const surplus = toasts.slice(0, -MAX_TOASTS);
  const dismissed = surplus.map((toast) => toast.id).join('\n');
  const close = useEffectEvent(onDismiss);

  useEffect(() => {
    if (dismissed !== '') dismissed.split('\n').forEach((id) => close(id));
  }, [dismissed]);

  return (
    <section ref={avoidInsets} className={styles.stack} aria-label={copy('toast.region')}>
      {toasts.slice(-MAX_TOASTS).map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => onDismiss(toast.id)} />
      ))}
    </section>
  );
}
