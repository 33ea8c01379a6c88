import type { Order } from '@courier/api-client';
import { nowInSeconds } from '@courier/config';
import type { PrintedTable } from '../../api/print-table';
import { chargedFee } from '../../model/order/history-lines';
import { cashDifferenceWords } from '../order-status/cash-words';
import { statusWords } from '../order-status/status-words';
import type { Wording } from '../../copy';

interface PrintInput {
  wording: Wording;
  locale: string;
  direction: 'ltr' | 'rtl';
  vendor: string;
  note: string;
  /** Outlet names by vendor id; null when all orders are of one vendor. */
  outlets: ReadonlyMap<string, string> | null;
}

export function printedOrders(orders: readonly Order[], input: PrintInput): PrintedTable {
  const { wording, locale, direction, vendor, note, outlets } = input;
  const { t, money, phone, dateTime, address } = wording;
  const now = nowInSeconds();
  const fee = (value: number | null) => (value === null ? '' : money(value));
  const cashText = (order: Order) =>
    order.collected_cash
      ? [money(order.collected_cash.amount), cashDifferenceWords(order, wording)]
          .filter((part) => part !== null)
          .join(', ')
      : '';
  const columns: { title: string; isFigure: boolean; of: (order: Order) => string }[] = [
    { title: t('history.columns.placed'), isFigure: false, of: ({ created_at }) => dateTime(created_at) },
    { title: t('history.columns.order'), isFigure: false, of: ({ order_id }) => order_id },
    ...(outlets
      ? [
          {
            title: t('history.columns.outlet'),
            isFigure: false,
            of: ({ vendor_id }: Order) => outlets.get(vendor_id) ?? vendor_id,
          },
        ]
      : []),
    {
      title: t('history.columns.customer'),
      isFigure: false,
      of: ({ customer }) => `${customer.name}, ${phone(customer.phone_number)}`,
    },
    {
      title: t('history.columns.address'),
      isFigure: false,
      of: ({ customer }) => address(customer.location),
    },
    { title: t('history.columns.status'), isFigure: false, of: (order) => statusWords(order, now, wording) },
    { title: t('history.columns.value'), isFigure: true, of: ({ order }) => money(order.amount) },
    ...(orders.some(({ collected_cash: cash }) => cash)
      ? [{ title: t('cash.received'), isFigure: true, of: cashText }]
      : []),
    { title: t('history.columns.fee'), isFigure: true, of: (order) => fee(chargedFee(order)) },
  ];
  const fees = orders.reduce((sum, order) => sum + (chargedFee(order) ?? 0), 0);
  const empty = Array.from({ length: columns.length - 2 }, () => '');
  return {
    title: t('export.printTitle', { vendor }),
    note,
    locale,
    direction,
    columns,
    rows: orders.map((order) => columns.map(({ of }) => of(order))),
    total: [t('export.printFees'), ...empty, money(fees)],
  };
}
