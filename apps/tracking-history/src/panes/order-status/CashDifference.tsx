import type { Order } from '@courier/api-client';
import type { Wording } from '../../copy';
import { cashDifferenceWords } from './cash-words';
import styles from './CashDifference.module.css';

interface CashDifferenceProps {
  order: Order;
  /** Passed down, so that the hook runs once per list. */
  wording: Wording;
}

/** A mark such as `−NT 40` at an order whose cash differs from the amount due. */
export function CashDifference({ order, wording }: CashDifferenceProps) {
  const words = cashDifferenceWords(order, wording);
  if (words === null) return null;
  const difference = order.collected_cash?.difference ?? 0;
  return (
    <span className={styles.difference} title={words}>
      <bdi dir="ltr" aria-hidden="true">
        {difference < 0 ? '−' : '+'}
        {wording.money(Math.abs(difference))}
      </bdi>
      <span className="sr-only">{words}</span>
    </span>
  );
}
