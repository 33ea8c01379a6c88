import { memo, useEffect, useRef } from 'react';
import type { Order } from '@courier/api-client';
import { orderNumber } from '@courier/api-client/order-rules';
import { StatusDisc, StatusTrack } from '@courier/ui-kit/core';
import { AddressText } from '@courier/ui-kit/text';
import { isBeforeRider } from '../../model/board/arrival';
import { chooseAppearance } from '../order-status/appearance';
import { rowTime, waitingRowTime } from '../arrival/arrival-words';
import { CashDifference } from '../order-status/CashDifference';
import { statusWords } from '../order-status/status-words';
import type { Wording } from '../../copy';
import styles from './OrderRow.module.css';

interface OrderRowProps {
  order: Order;
  /** Outlet name, if the list contains several outlets. */
  outlet: string | null;
  nowSeconds: number;
  /** Passed down, so that the hook runs once per list. */
  wording: Wording;
  /** Whether the estimate is hidden until a rider accepts. */
  waitsForRider: boolean;
  isOpen: boolean;
  /** Focuses the row, after J or K. */
  takesFocus: boolean;
  isLive: boolean;
  onOpen(orderId: string): void;
  onFocused(): void;
}

export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, outlet, nowSeconds, wording, isOpen, takesFocus, isLive, onOpen, onFocused } = props;
  const row = useRef<HTMLButtonElement>(null);
  const { tone, icon, track } = chooseAppearance(order, nowSeconds);
  const hidesEta = props.waitsForRider && isBeforeRider(order, nowSeconds);
  const { value, note, isLate } = hidesEta
    ? waitingRowTime(order, nowSeconds, wording)
    : rowTime(order, nowSeconds, wording);

  useEffect(() => {
    if (!takesFocus) return;
    row.current?.focus({ preventScroll: true });
    onFocused();
  }, [takesFocus, onFocused]);

  return (
    <button
      ref={row}
      type="button"
      className={styles.row}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(order.order_id)}
    >
      <StatusDisc tone={tone} icon={icon} raised={isOpen} />
      <span className={styles.who}>
        <span className={styles.name}>
          <bdi>{order.customer.name}</bdi>
          {outlet !== null && <span className={styles.outlet}>{` · ${outlet}`}</span>}
        </span>
        <span className={styles.address}>
          <bdi dir="ltr" className={styles.number}>
            {orderNumber(order.order_id)}
          </bdi>{' '}
          <AddressText address={wording.address(order.customer.location)} oneLine />
        </span>
      </span>
      <span className={styles.when}>
        <bdi dir="ltr">{value}</bdi>
        <small className={isLate ? styles.late : styles.note}>
          {isLive ? note : wording.t('row.notLive')}
        </small>
      </span>
      <span className={styles.progress}>
        <span className={styles.track}>
          <StatusTrack tone={tone} track={track} />
        </span>
        <span className={styles.status} style={{ color: `var(--st-${tone})` }}>
          {statusWords(order, nowSeconds, wording)}
        </span>
        <span className={styles.amount}>
          <CashDifference order={order} wording={wording} />
          <bdi dir="ltr">{wording.money(order.order.amount)}</bdi>
        </span>
      </span>
    </button>
  );
});
