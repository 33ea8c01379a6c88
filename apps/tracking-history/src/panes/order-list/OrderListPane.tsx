import type { ReactNode } from 'react';
import type { Order } from '@courier/api-client';
import { Kbd, SkeletonRows, keepToastsAbove } from '@courier/ui-kit/core';
import { useNarrow } from '@courier/shell-api/hooks';
import { useWording } from '../../copy';
import { ListNote } from './ListNote';
import { OrderRows } from './OrderRows';
import { OutletsNote } from './OutletsNote';
import styles from './OrderListPane.module.css';

export interface OrderListPaneProps {
  orders: readonly Order[];
  /** E.g. "8 collected · 1 late". */
  summary: string;
  isLoading: boolean;
  /** Replaces the rows when the list cannot be loaded. */
  failure: ReactNode;
  /** Replaces the rows when there are none. */
  empty: ReactNode;
  ask?: ReactNode;
  /** Unix seconds of the data after a failed refresh or offline; null while it is current. */
  shownAsOf: number | null;
  isOnline: boolean;
  openId: string | null;
  nowSeconds: number;
  /** Sorts by due time instead of newest first. */
  isSoonestFirst?: boolean;
  footer?: ReactNode;
  /** ARIA attributes that link the panel to its tab. */
  panel?: { id: string; role: 'tabpanel'; 'aria-labelledby': string };
  onOpen(orderId: string): void;
  onRetry(): void;
}

export function OrderListPane(props: OrderListPaneProps) {
  const { orders, summary, isLoading, failure, empty, ask, shownAsOf, isOnline, panel, footer, onRetry } =
    props;
  const { openId, nowSeconds, isSoonestFirst = false, onOpen } = props;
  const rows = { openId, nowSeconds, onOpen };
  const { t } = useWording();
  const isNarrow = useNarrow();
  const renderOrderList = () => {
    if (failure) return <div className={styles.instead}>{failure}</div>;
    if (isLoading)
      return (
        <div className={styles.waiting}>
          <SkeletonRows label={t('list.loading')} rows={6} />
        </div>
      );
    if (orders.length === 0) return <div className={styles.instead}>{empty}</div>;
    const key = panel?.['aria-labelledby'];
    // The key resets the scroll position when the tab changes.
    return <OrderRows key={key} orders={orders} isLive={isOnline} footer={footer} {...rows} />;
  };
  return (
    <section className={styles.list} {...panel}>
      <ListNote isOnline={isOnline} shownAsOf={shownAsOf} onRetry={onRetry} />
      {ask}
      <div className={styles.head}>
        <span aria-live="polite">{isLoading || failure ? t('list.label') : summary}</span>
        <span className={styles.order}>
          {isNarrow ? <OutletsNote /> : t(isSoonestFirst ? 'list.soonestFirst' : 'list.newestFirst')}
        </span>
      </div>
      {renderOrderList()}
      <div ref={keepToastsAbove} className={styles.keys} aria-hidden="true">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        <span>{t('list.move')}</span>
        <Kbd>Enter</Kbd>
        <span>{t('list.open')}</span>
      </div>
    </section>
  );
}
