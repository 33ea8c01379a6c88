import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isApiError } from '@courier/api-client';
import { useVendors } from '@courier/shell-api';
import { EmptyState, PanelError } from '@courier/ui-kit/core';
import { riderOptions } from '../api/riders.queries';
import { journeyOf } from '../model/journey';
import { pickupOf } from '../model/pickup-of';
import { showsRider } from '../model/rider-sighting';
import { DetailSkeleton } from '../screens/order-detail/DetailSkeleton';
import { OrderDetailPane } from '../screens/order-detail/OrderDetailPane';
import { OrderMapPane } from '../screens/order-map/OrderMapPane';
import { useErrorDetail } from '../wording/use-error-detail';
import { useNow } from '../wording/use-now';
import { useWording } from '../wording/use-wording';
import { MapBar } from './MapBar';
import styles from './OrdersLayout.module.css';
import type { OpenedOrder } from './use-opened-order';

interface OpenedPanesProps {
  opened: OpenedOrder;
  isNarrow: boolean;
}

/** Map and detail of the order that the address names. */
export function OpenedPanes({ opened, isNarrow }: OpenedPanesProps) {
  const { t } = useWording();
  const errorDetail = useErrorDetail();
  const nowSeconds = useNow(1000);
  const { vendors } = useVendors();
  const { orderId, order, error, refetch, open } = opened;
  const { data: lastRider = null } = useQuery(riderOptions(orderId ?? ''));
  const rider = order && showsRider(order) ? lastRider : null;
  const journey = useMemo(
    () => (order ? journeyOf(order, pickupOf(order, vendors), rider) : null),
    [order, vendors, rider],
  );
  const isUnknown = isApiError(error) && error.status === 404;

  return (
    <>
      <section className={styles.map}>
        {isNarrow && <MapBar order={order} nowSeconds={nowSeconds} onBack={() => open(null)} />}
        {order && journey && (
          <OrderMapPane
            order={order}
            rider={rider}
            journey={journey}
            nowSeconds={nowSeconds}
            isSmall={isNarrow}
          />
        )}
      </section>
      <section className={styles.detail} aria-label={t('detail.label')}>
        {order && journey && (
          <OrderDetailPane
            key={order.order_id}
            order={order}
            rider={rider}
            remaining={journey.remaining}
            nowSeconds={nowSeconds}
          />
        )}
        {!order && error === null && <DetailSkeleton />}
        {!order && isUnknown && (
          <EmptyState
            icon="question"
            title={t('error.unknown-order', { id: orderId ?? '' })}
            text={t('error.unknown-order-text')}
          />
        )}
        {!order && error !== null && !isUnknown && (
          <PanelError title={t('error.order')} text={errorDetail(error)} onRetry={() => void refetch()} />
        )}
      </section>
    </>
  );
}
