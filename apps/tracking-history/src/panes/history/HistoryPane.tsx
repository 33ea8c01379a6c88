import type { ReactNode } from 'react';
import type { Order } from '@courier/api-client';
import { useNarrow } from '@courier/shell-api/hooks';
import { Kbd, SkeletonRows } from '@courier/ui-kit/core';
import type { HistoryLine } from '../../model/order/history-lines';
import { useWording } from '../../copy';
import { OrdersAsGuest } from '../as-guest/OrdersAsGuest';
import { ListNote } from '../order-list/ListNote';
import { OutletsNote } from '../order-list/OutletsNote';
import { useRowKeys } from '../order-list/use-row-keys';
import { HistoryCards } from './HistoryCards';
import { HistoryTable } from './HistoryTable';
import type { TableRoom } from './history-columns';
import styles from './HistoryPane.module.css';

export interface HistoryPaneProps {
  orders: readonly Order[];
  lines: readonly HistoryLine[];
  outlets: ReadonlyMap<string, string> | null;
  /** E.g. "30 orders loaded". */
  summary: string;
  isLoading: boolean;
  /** Replaces the rows when the list cannot be loaded. */
  failure: ReactNode;
  /** Replaces the rows when there are none. */
  empty: ReactNode;
  /** Unix seconds of the data after a failed refresh or offline; null while it is current. */
  shownAsOf: number | null;
  isOnline: boolean;
  openId: string | null;
  nowSeconds: number;
  room: TableRoom;
  /** The button for older orders; null when there are none. */
  more: ReactNode;
  onOpen(orderId: string): void;
  onRetry(): void;
}

export function HistoryPane(props: HistoryPaneProps) {
  const { orders, lines, outlets, summary, isLoading, failure, empty, nowSeconds, openId, room, more } =
    props;
  const { t } = useWording();
  const isNarrow = useNarrow();
  const { focusId, onFocused } = useRowKeys({ orders, openId });
  const rows = { lines, outlets, nowSeconds, openId, focusId, onOpen: props.onOpen, onFocused };
  const renderHistory = () => {
    if (failure) return <div className={styles.instead}>{failure}</div>;
    if (isLoading)
      return (
        <div className={styles.waiting}>
          <SkeletonRows label={t('list.loading')} rows={6} rowHeight={isNarrow ? 83 : 42} />
        </div>
      );
    if (orders.length === 0)
      return (
        <div className={styles.instead}>
          {empty}
          {more && <div className={styles.older}>{more}</div>}
        </div>
      );
    if (isNarrow)
      return <HistoryCards {...rows} footer={more && <div className={styles.older}>{more}</div>} />;
    return (
      <div className={styles.table}>
        <HistoryTable {...rows} room={room} />
      </div>
    );
  };
  return (
    <section className={styles.pane}>
      <ListNote isOnline={props.isOnline} shownAsOf={props.shownAsOf} onRetry={props.onRetry} />
      <OrdersAsGuest />
      {renderHistory()}
      <div className={styles.foot}>
        <span aria-live="polite" className={styles.summary}>
          {isLoading || failure ? t('list.label') : summary}
        </span>
        <OutletsNote />
        <span className={styles.keys} aria-hidden="true">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          <span>{t('list.move')}</span>
          <Kbd>Enter</Kbd>
          <span>{t('list.open')}</span>
          <Kbd>E</Kbd>
          <span>{t('export.key')}</span>
        </span>
        {!isNarrow && orders.length > 0 && more}
      </div>
    </section>
  );
}
