import { useEffect, useRef } from 'react';
import { lateMinutes, orderNumber } from '@courier/api-client/order-rules';
import { StatusDisc } from '@courier/ui-kit/core';
import { AddressText, LiveText } from '@courier/ui-kit/text';
import { deliveryMinutes } from '../../model/order/delivery-time';
import { chargedFee } from '../../model/order/history-lines';
import { chooseAppearance } from '../order-status/appearance';
import { cashDifferenceWords } from '../order-status/cash-words';
import { statusWords } from '../order-status/status-words';
import { useWording } from '../../copy';
import type { OpenButtonProps } from './OpenButton';
import styles from './HistoryCards.module.css';

interface HistoryCardProps extends OpenButtonProps {
  /** Outlet name, if the list contains several outlets. */
  outlet: string | null;
  nowSeconds: number;
}

export function HistoryCard(props: HistoryCardProps) {
  const { order, outlet, nowSeconds, isOpen, takesFocus, onOpen, onFocused } = props;
  const wording = useWording();
  const card = useRef<HTMLButtonElement>(null);
  const { tone, icon } = chooseAppearance(order, nowSeconds);
  const minutes = deliveryMinutes(order);
  const late = lateMinutes(order, nowSeconds);
  const fee = chargedFee(order);
  const cash = cashDifferenceWords(order, wording);
  useEffect(() => {
    if (!takesFocus) return;
    card.current?.focus({ preventScroll: true });
    onFocused();
  }, [takesFocus, onFocused]);
  return (
    <button
      ref={card}
      type="button"
      className={styles.card}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(order.order_id)}
    >
      <StatusDisc tone={tone} icon={icon} raised={isOpen} />
      <span className={styles.who}>
        <span className={`${styles.line} ${styles.name}`}>
          <bdi>{order.customer.name}</bdi>
          {outlet !== null && <span className={styles.outlet}>{` · ${outlet}`}</span>}
        </span>
        <span className={`${styles.line} ${styles.address}`}>
          <bdi dir="ltr" className={styles.number}>
            {orderNumber(order.order_id)}
          </bdi>{' '}
          <AddressText address={wording.address(order.customer.location)} oneLine />
        </span>
        <span className={`${styles.line} ${styles.end}`}>
          <b style={{ color: `var(--st-${tone})` }}>{statusWords(order, nowSeconds, wording)}</b>
          {minutes !== null && <LiveText>{` · ${wording.t('detail.minutes', { minutes })}`}</LiveText>}
          {late !== null && (
            <span className={styles.late}>{` · ${wording.t('detail.later', { minutes: late })}`}</span>
          )}
          {cash !== null && <span className={styles.late}>{` · ${cash}`}</span>}
        </span>
      </span>
      <span className={styles.figures}>
        <b>{fee === null ? '–' : <bdi dir="ltr">{wording.money(fee)}</bdi>}</b>
        <bdi dir="ltr">{wording.time(order.created_at)}</bdi>
      </span>
    </button>
  );
}
