import { useRef, type ReactNode } from 'react';
import type { Order } from '@courier/api-client';
import { useVendors } from '@courier/shell-api';
import { useWording } from '../../wording/use-wording';
import { OrderRow } from './OrderRow';
import styles from './OrderRows.module.css';
import { useRowKeys } from './use-row-keys';
import { ROW_HEIGHT, useRowsInView } from './use-rows-in-view';

interface OrderRowsProps {
  orders: readonly Order[];
  openId: string | null;
  nowSeconds: number;
  isLive: boolean;
  showsDay: boolean;
  /** Follows the last row, e.g. the button for more. */
  footer?: ReactNode;
  onOpen(orderId: string): void;
}

/** The rows in view of a list of any length. */
export function OrderRows({ orders, openId, nowSeconds, isLive, showsDay, footer, onOpen }: OrderRowsProps) {
  const { t } = useWording();
  const { vendors, selected } = useVendors();
  const pane = useRef<HTMLDivElement>(null);
  const { first, end, reveal } = useRowsInView(pane, orders.length);
  const { focusId, onFocused } = useRowKeys({ orders, openId, reveal });
  const names = new Map(vendors.map((vendor) => [vendor.vendor_id, vendor.vendor_information.name]));

  return (
    <div ref={pane} className={styles.pane}>
      <ul
        className={styles.rows}
        aria-label={t('list.label')}
        style={{ paddingBlock: `${first * ROW_HEIGHT}px ${(orders.length - end) * ROW_HEIGHT}px` }}
      >
        {orders.slice(first, end).map((order, index) => (
          <li key={order.order_id} aria-setsize={orders.length} aria-posinset={first + index + 1}>
            <OrderRow
              order={order}
              outlet={order.vendor_id === selected?.vendor_id ? null : (names.get(order.vendor_id) ?? null)}
              nowSeconds={nowSeconds}
              isOpen={order.order_id === openId}
              takesFocus={order.order_id === focusId}
              isLive={isLive}
              showsDay={showsDay}
              onOpen={onOpen}
              onFocused={onFocused}
            />
          </li>
        ))}
      </ul>
      {footer}
    </div>
  );
}
