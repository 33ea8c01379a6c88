import { useQuery } from '@tanstack/react-query';
import { orderNumber } from '@courier/api-client/order-rules';
import { useState } from 'react';
import { ordersAsGuestOptions } from '@courier/api-client/queries';
import { nowInSeconds } from '@courier/config';
import { usePorts, useSession } from '@courier/shell-api';
import { useScreenAddress } from '@courier/shell-api/hooks';
import { Button, Dialog, Icon } from '@courier/ui-kit/core';
import { customerLink } from '../../model/order/tracking-link';
import { useWording } from '../../copy';
import { JoinOrders } from './JoinOrders';
import { OrderStatusTag } from '../order-status/OrderStatusTag';
import styles from './OrdersAsGuest.module.css';

function FollowLink({ address }: { address: string | null }) {
  const { t } = useWording();
  if (address === null) return null;
  return (
    <>
      {' · '}
      <a href={address} target="_blank" rel="noopener">
        {t('asGuest.follow')}
      </a>
    </>
  );
}

/** Renders nothing without guest orders. */
export function OrdersAsGuest() {
  const { t, dateTime, money } = useWording();
  const { api } = usePorts();
  const findAddress = useScreenAddress();
  const isAccount = useSession().mode === 'CLASSIC';
  const { data } = useQuery({ ...ordersAsGuestOptions(api), enabled: isAccount });
  const [isOpen, setOpen] = useState(false);
  if (!isAccount || !data) return null;
  if (data.isToBeConfirmed) return <JoinOrders />;
  const { orders } = data;
  if (orders.length === 0) return null;
  return (
    <div className={styles.note}>
      <Icon name="user" size={17} />
      <span className={styles.text}>{t('asGuest.found', { number: orders.length })}</span>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('asGuest.show')}
      </Button>
      {isOpen && (
        <Dialog open title={t('asGuest.title')} onClose={() => setOpen(false)} width={560}>
          <p className={styles.lead}>{t('asGuest.text')}</p>
          <ul className={styles.list}>
            {orders.map((order) => (
              <li key={order.order_id} className={styles.order}>
                <span className={styles.head}>
                  <b dir="auto">{order.customer.name}</b>
                  <OrderStatusTag order={order} nowSeconds={nowInSeconds()} />
                </span>
                <bdi dir="ltr" className={styles.id}>
                  <b>{orderNumber(order.order_id)}</b> {order.order_id}
                </bdi>
                <span className={styles.facts}>
                  {dateTime(order.created_at)} · {money(order.discounted_delivery_fee ?? order.delivery_fee)}
                  <FollowLink address={customerLink(order, findAddress)} />
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
