import type { Order } from '@courier/api-client';
import { orderNumber } from '@courier/api-client/order-rules';
import { AddressText } from '@courier/ui-kit/text';
import { useVendors } from '@courier/shell-api';
import { useScreenAddress } from '@courier/shell-api/hooks';
import { collectedFrom } from '../../model/board/pickup-position';
import { openLink } from '../../model/order/tracking-link';
import { useWording, type Wording } from '../../copy';
import { QrCode } from '../share/QrCode';
import styles from './BagLabel.module.css';

const AT_THE_DOOR: ReadonlySet<string> = new Set(['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY']);

function toCollect({ order }: Order, { t, money }: Wording): string {
  return AT_THE_DOOR.has(order.payment_method) && order.amount > 0
    ? t('label.collect', { amount: money(order.amount) })
    : t('label.nothingToCollect');
}

/** With the QR code of the customer's page, if the brand has one. */
export function BagLabel({ order }: { order: Order }) {
  const wording = useWording();
  const { t, when, address } = wording;
  const link = openLink(order, useScreenAddress());
  const { vendors } = useVendors();
  const { name, location } = order.customer;
  const vendor = vendors.find(({ vendor_id }) => vendor_id === order.vendor_id);
  return (
    <article className={styles.label}>
      <header className={styles.head}>
        <b>{collectedFrom(order, vendor)}</b>
        <span>
          <b>
            <bdi dir="ltr">{orderNumber(order.order_id)}</bdi>
          </b>{' '}
          <bdi dir="ltr">{order.order_id}</bdi>
        </span>
      </header>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.address}>
        <AddressText address={address(location)} />
      </p>
      {location.notes && <p>{location.notes}</p>}
      <p className={styles.pay}>{toCollect(order, wording)}</p>
      {order.preordered_for !== null && <p>{t('label.due', { time: when(order.preordered_for) })}</p>}
      {order.order.cold_bag_needed && <p>{t('label.cold')}</p>}
      {order.age_validation_required && <p>{t('label.age')}</p>}
      {link !== null && <QrCode text={link} label={t('share.qr', { name })} />}
    </article>
  );
}
