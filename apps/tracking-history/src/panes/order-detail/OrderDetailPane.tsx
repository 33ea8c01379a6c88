import type { Order, Rider } from '@courier/api-client';
import { useFlag } from '@courier/shell-api';
import { Icon } from '@courier/ui-kit/core';
import { showsRider } from '../../model/rider-sighting';
import { OrderStatusTag } from '../order-status/OrderStatusTag';
import { useWording } from '../../copy';
import { ArrivalFigure } from '../arrival/ArrivalFigure';
import { OrderActions } from './OrderActions';
import { OrderFacts } from './OrderFacts';
import { RiderCard } from './RiderCard';
import { StatusTimeline } from './StatusTimeline';
import styles from './OrderDetailPane.module.css';

interface OrderDetailPaneProps {
  order: Order;
  /** Last sighting of the rider, if any. */
  rider: Rider | null;
  /** Metres to the rider's next stop. */
  remaining: number | null;
  nowSeconds: number;
}

/** Everything known of one order, and what can be done about it now. */
export function OrderDetailPane({ order, rider: lastRider, remaining, nowSeconds }: OrderDetailPaneProps) {
  const { t } = useWording();
  const saysPrepare = useFlag('order-prepare-message') && order.status === 'RECEIVED';
  const rider = showsRider(order) ? lastRider : null;
  return (
    <>
      <div className={styles.section}>
        <div className={styles.head}>
          <div className={styles.who}>
            <h2 className={styles.name}>
              <bdi>{order.customer.name}</bdi>
            </h2>
            <p className={styles.address}>{order.customer.location.address}</p>
          </div>
          <div className={styles.tag}>
            <OrderStatusTag order={order} nowSeconds={nowSeconds} />
          </div>
        </div>
        <ArrivalFigure order={order} rider={rider} remaining={remaining} nowSeconds={nowSeconds} />
        <OrderFacts order={order} nowSeconds={nowSeconds} />
        {rider && <RiderCard rider={rider} />}
        {saysPrepare && (
          <p className={styles.tip}>
            <Icon name="bag" size={17} />
            {t('detail.prepare')}
          </p>
        )}
      </div>
      <OrderActions order={order} hasRider={rider !== null} nowSeconds={nowSeconds} />
      <StatusTimeline order={order} riderName={rider?.name ?? null} nowSeconds={nowSeconds} />
      {(order.order.description || order.customer.location.notes) && (
        <section className={styles.section}>
          <h3 className={styles.title}>{t('detail.details')}</h3>
          {order.order.description && <p className={styles.text}>{order.order.description}</p>}
          {order.customer.location.notes && (
            <p className={styles.text}>
              {t('detail.notes')}: {order.customer.location.notes}
            </p>
          )}
        </section>
      )}
    </>
  );
}
