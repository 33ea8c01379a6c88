import type { ReactNode } from 'react';
import type { Order } from '@courier/api-client';
import { useFlag, useVendors } from '@courier/shell-api';
import { VirtualList } from '@courier/ui-kit/data';
import { outletName } from '../../model/lists/outlet-name';
import { useWording } from '../../copy';
import { OrderRow } from './OrderRow';
import styles from './OrderRows.module.css';
import { useRowKeys } from './use-row-keys';

interface OrderRowsProps {
  orders: readonly Order[];
  openId: string | null;
  nowSeconds: number;
  isLive: boolean;
  /** E.g. the button for more. */
  footer?: ReactNode;
  onOpen(orderId: string): void;
}

/** Height in pixels of a row without wrapped text. */
const ROW_HEIGHT = 89;

const orderRowId = (order: Order) => order.order_id;

export function OrderRows({ orders, openId, nowSeconds, isLive, footer, onOpen }: OrderRowsProps) {
  const wording = useWording();
  const waitsForRider = useFlag('order-pre-accepted-static-text');
  const { vendors, selected } = useVendors();
  const { focusId, onFocused } = useRowKeys({ orders, openId });
  const parent = selected?.vendor_information.name;
  const names = new Map(
    vendors.map((vendor) => [vendor.vendor_id, outletName(vendor.vendor_information.name, parent)]),
  );

  return (
    <div className={styles.pane}>
      <VirtualList
        label={wording.t('list.label')}
        items={orders}
        itemKey={orderRowId}
        rowHeight={ROW_HEIGHT}
        scrollToKey={focusId}
        footer={footer}
        renderRow={(order) => (
          <OrderRow
            order={order}
            outlet={order.vendor_id === selected?.vendor_id ? null : (names.get(order.vendor_id) ?? null)}
            nowSeconds={nowSeconds}
            wording={wording}
            waitsForRider={waitsForRider}
            isOpen={order.order_id === openId}
            takesFocus={order.order_id === focusId}
            isLive={isLive}
            onOpen={onOpen}
            onFocused={onFocused}
          />
        )}
      />
    </div>
  );
}
