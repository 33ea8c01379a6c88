import { orderNumber } from '@courier/api-client/order-rules';
import { usePorts } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/core';
import { useWording } from '../../copy';
import styles from './OrderNumber.module.css';

export function OrderNumber({ orderId }: { orderId: string }) {
  const { t } = useWording();
  const { notifications } = usePorts();
  const number = orderNumber(orderId);

  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      notifications.show({ type: 'success', message: t('number.copied'), detail: number, key: 'number' });
    } catch {
      notifications.show({ type: 'error', message: t('number.notCopied'), detail: number, key: 'number' });
    }
  }

  return (
    <span className={styles.line}>
      <button
        type="button"
        className={styles.number}
        aria-label={t('number.copy', { number })}
        onClick={() => void copy()}
      >
        <bdi dir="ltr">{number}</bdi>
        <Icon name="paste" size={16} />
      </button>
      <bdi dir="ltr" className={styles.id}>
        {orderId}
      </bdi>
    </span>
  );
}
