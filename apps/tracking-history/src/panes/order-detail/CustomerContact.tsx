import type { Order } from '@courier/api-client';
import { usePorts } from '@courier/shell-api';
import { Icon, IconButton } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './CustomerContact.module.css';

export function CustomerContact({ order }: { order: Order }) {
  const { t, phone } = useWording();
  const { notifications } = usePorts();
  const { name, phone_number: number } = order.customer;

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      notifications.show({ type: 'success', message: t('contact.copied'), detail: number, key: 'contact' });
    } catch {
      notifications.show({ type: 'error', message: t('contact.notCopied'), detail: number, key: 'contact' });
    }
  }

  return (
    <div className={styles.line}>
      <a className={styles.call} href={`tel:${number}`} aria-label={t('detail.callRider', { name })}>
        <Icon name="phone" size={16} />
        <bdi dir="ltr">{phone(number)}</bdi>
      </a>
      <IconButton icon="paste" label={t('contact.copy')} onClick={() => void copy()} />
    </div>
  );
}
