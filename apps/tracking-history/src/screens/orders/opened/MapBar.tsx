import type { Order } from '@courier/api-client';
import { Icon, MAP_AVOIDS } from '@courier/ui-kit/core';
import { OrderStatusTag } from '../../../panes/order-status/OrderStatusTag';
import { useWording } from '../../../copy';
import styles from './MapBar.module.css';

interface MapBarProps {
  order: Order | null;
  nowSeconds: number;
  onBack(): void;
}

export function MapBar({ order, nowSeconds, onBack }: MapBarProps) {
  const { t } = useWording();
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.back}
        {...MAP_AVOIDS}
        aria-label={t('action.back')}
        onClick={onBack}
      >
        <Icon name="chevron-start" size={20} />
      </button>
      {order && (
        <span className={styles.status} {...MAP_AVOIDS}>
          <OrderStatusTag order={order} nowSeconds={nowSeconds} />
        </span>
      )}
    </div>
  );
}
