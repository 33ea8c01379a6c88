import type { Order } from '@courier/api-client';
import { lateMinutes, orderNumber } from '@courier/api-client/order-rules';
import { Icon, StatusTag } from '@courier/ui-kit/core';
import { AddressText } from '@courier/ui-kit/text';
import type { DataColumn } from '@courier/ui-kit/data';
import { deliveryMinutes } from '../../model/order/delivery-time';
import { chargedFee } from '../../model/order/history-lines';
import { chooseAppearance } from '../order-status/appearance';
import { CashDifference } from '../order-status/CashDifference';
import { paymentWords } from '../order-status/payment-words';
import { statusWords } from '../order-status/status-words';
import type { Wording } from '../../copy';
import { OpenButton, type OpenButtonProps } from './OpenButton';
import styles from './cells.module.css';

/** The available width: less beside an open order and on a small screen. */
export type TableRoom = 'wide' | 'mid' | 'tight';

/** Table widths in pixels below which it scrolls horizontally. */
export const MIN_WIDTH: Readonly<Record<TableRoom, number>> = { wide: 1240, mid: 820, tight: 480 };

/** Columns omitted in narrower tables. */
const LEFT_OUT: Readonly<Record<TableRoom, readonly string[]>> = {
  wide: [],
  mid: ['address', 'payment', 'proof'],
  tight: ['address', 'payment', 'proof', 'order', 'took', 'value'],
};

interface ColumnInput {
  room: TableRoom;
  wording: Wording;
  nowSeconds: number;
  /** Outlet names by vendor id; null when all orders are of one vendor. */
  outlets: ReadonlyMap<string, string> | null;
  opener: (order: Order) => Omit<OpenButtonProps, 'order'>;
}

const NONE = '–';

/** Width in pixels of a late order's bar: fits the figure and stops growing at one hour. */
const lateBarWidth = (minutes: number): number => 26 + Math.min(30, Math.round(minutes / 2));

export const historyColumns = (input: ColumnInput): DataColumn<Order>[] =>
  [...whatColumns(input), statusColumn(input), ...figureColumns(input)].filter(
    ({ key }) => !LEFT_OUT[input.room].includes(key),
  );

function whatColumns({
  room,
  wording: { t, time, address },
  outlets,
  opener,
}: ColumnInput): DataColumn<Order>[] {
  const outlet = (vendorId: string) => outlets?.get(vendorId) ?? vendorId;
  return [
    {
      key: 'placed',
      title: t('history.columns.placed'),
      width: room === 'tight' ? 96 : 116,
      render: ({ created_at }) => (
        <bdi dir="ltr" className={styles.time}>
          {time(created_at)}
        </bdi>
      ),
    },
    {
      key: 'order',
      title: t('history.columns.order'),
      width: room === 'wide' ? 188 : 150,
      render: ({ order_id }) => (
        <bdi dir="ltr" className={styles.id} title={order_id}>
          <b>{orderNumber(order_id)}</b> {order_id}
        </bdi>
      ),
    },
    ...(outlets === null
      ? []
      : [
          {
            key: 'outlet',
            title: t('history.columns.outlet'),
            width: 128,
            render: ({ vendor_id }: Order) => (
              <bdi className={styles.quiet} title={outlet(vendor_id)}>
                {outlet(vendor_id)}
              </bdi>
            ),
          },
        ]),
    {
      key: 'customer',
      title: t('history.columns.customer'),
      width: 'minmax(112px, 1fr)',
      render: (order) => <OpenButton order={order} {...opener(order)} />,
    },
    {
      key: 'address',
      title: t('history.columns.address'),
      width: 'minmax(0, 1.5fr)',
      render: ({ customer }) => (
        <span className={styles.quiet}>
          <AddressText address={address(customer.location)} oneLine />
        </span>
      ),
    },
  ];
}

const statusColumn = ({ room, wording, nowSeconds }: ColumnInput): DataColumn<Order> => ({
  key: 'status',
  title: wording.t('history.columns.status'),
  width: room === 'tight' ? 150 : 178,
  render: (order) => {
    const { tone, icon } = chooseAppearance(order, nowSeconds);
    return (
      <StatusTag tone={tone} icon={icon}>
        {statusWords(order, nowSeconds, wording)}
      </StatusTag>
    );
  },
});

function figureColumns({ wording, nowSeconds }: ColumnInput): DataColumn<Order>[] {
  const { t, money } = wording;
  const amount = (value: number | null) => (value === null ? NONE : <bdi dir="ltr">{money(value)}</bdi>);
  return [
    {
      key: 'took',
      title: t('history.columns.took'),
      width: 112,
      align: 'end',
      render: (order) => {
        const minutes = deliveryMinutes(order);
        if (minutes === null) return NONE;
        const late = lateMinutes(order, nowSeconds);
        return (
          <>
            {late !== null && <Late minutes={late} wording={wording} />}
            {t('detail.minutes', { minutes })}
          </>
        );
      },
    },
    {
      key: 'fee',
      title: t('history.columns.fee'),
      width: 112,
      align: 'end',
      render: (order) => amount(chargedFee(order)),
    },
    {
      key: 'value',
      title: t('history.columns.value'),
      width: 148,
      align: 'end',
      render: (order) => (
        <>
          <CashDifference order={order} wording={wording} />
          {amount(order.order.amount)}
        </>
      ),
    },
    {
      key: 'payment',
      title: t('history.columns.payment'),
      width: 132,
      render: ({ order }) => <span className={styles.quiet}>{paymentWords(order, wording) || NONE}</span>,
    },
    {
      key: 'proof',
      title: t('history.columns.proof'),
      width: 76,
      align: 'end',
      render: ({ proofs }) =>
        proofs.length === 0 ? NONE : <Proofs count={proofs.length} wording={wording} />,
    },
  ];
}

function Late({ minutes, wording: { t } }: { minutes: number; wording: Wording }) {
  const words = t('detail.later', { minutes });
  return (
    <span className={styles.late} style={{ inlineSize: lateBarWidth(minutes) }} title={words}>
      <bdi dir="ltr" aria-hidden="true">
        +{minutes}
      </bdi>
      <span className="sr-only">{words}</span>
    </span>
  );
}

function Proofs({ count, wording: { t } }: { count: number; wording: Wording }) {
  return (
    <span className={styles.proofs}>
      <Icon name="camera" size={16} />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('history.proofs', { count })}</span>
    </span>
  );
}
