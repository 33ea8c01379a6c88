import type { Order } from '@courier/api-client';
import { Icon, StatusTag } from '@courier/ui-kit/core';
import { statusWords } from '../wording/status-words';
import { useWording } from '../wording/use-wording';
import styles from './MapBar.module.css';

interface MapBarProps {
  order: Order | null;
  nowSeconds: number;
  onBack(): void;
}

/** Way back and status, over the map of a phone. */
export function MapBar({ order, nowSeconds, onBack }: MapBarProps) {
  const wording = useWording();
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.back} aria-label={wording.t('action.back')} onClick={onBack}>
        <Icon name="chevron-start" size={20} />
      </button>
      {order && (
        <span className={styles.status}>
          <StatusTag status={order.status} label={statusWords(order, nowSeconds, wording)} size="large" />
        </span>
      )}
    </div>
  );
}
