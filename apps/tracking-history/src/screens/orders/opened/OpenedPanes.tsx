import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { riderOptions } from '@courier/api-client/queries';
import { useVendors } from '@courier/shell-api';
import { useNow } from '@courier/shell-api/hooks';
import { EmptyState, PanelError } from '@courier/ui-kit/core';
import { useErrorDetail } from '@courier/i18n';
import { buildJourney } from '../../../model/board/journey';
import { pickupPosition } from '../../../model/board/pickup-position';
import { isLocated, showsRider } from '../../../model/board/rider-sighting';
import { isUnknownOrder } from '../../../model/order/unknown-order';
import { DetailSkeleton } from '../../../panes/order-detail/DetailSkeleton';
import { OrderDetailPane } from '../../../panes/order-detail/OrderDetailPane';
import { OrderMapPane } from '../../../panes/order-map/OrderMapPane';
import { useWording } from '../../../copy';
import { MapBar } from './MapBar';
import styles from './OrdersLayout.module.css';
import type { OpenedOrder } from './use-opened-order';

interface OpenedPanesProps {
  opened: OpenedOrder;
  isNarrow: boolean;
}

export function OpenedPanes({ opened, isNarrow }: OpenedPanesProps) {
  const { t } = useWording();
  const errorDetail = useErrorDetail();
  const nowSeconds = useNow(1);
  const { vendors } = useVendors();
  const { orderId, order, error, refetch, open } = opened;
  const { data: lastRider = null } = useQuery(riderOptions(orderId ?? ''));
  const rider = order && showsRider(order) ? lastRider : null;
  const locatedRider = rider && isLocated(rider) ? rider : null;
  const journey = useMemo(
    () => (order ? buildJourney(order, pickupPosition(order, vendors), locatedRider) : null),
    [order, vendors, locatedRider],
  );
  const isUnknown = isUnknownOrder(error);

  return (
    <>
      <section className={styles.map}>
        {isNarrow && <MapBar order={order} nowSeconds={nowSeconds} onBack={() => open(null)} />}
        {order && journey && (
          <OrderMapPane
            order={order}
            rider={locatedRider}
            journey={journey}
            nowSeconds={nowSeconds}
            isSmall={isNarrow}
          />
        )}
      </section>
      {/* The key resets the scroll position for another order. */}
      <section key={orderId} className={styles.detail} aria-label={t('detail.label')}>
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
