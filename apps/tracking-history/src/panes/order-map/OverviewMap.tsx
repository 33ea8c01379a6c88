import { memo, useDeferredValue, useMemo } from 'react';
import type { Order } from '@courier/api-client';
import { useLocaleState, useVendors } from '@courier/shell-api';
import { useNow } from '@courier/shell-api/hooks';
import { MapView } from '@courier/ui-kit/core';
import { chooseAppearance } from '../order-status/appearance';
import { useWording } from '../../copy';

const MOST_DOTS = 60;

/** Rendering is deferred, so that the list updates first. */
export function OverviewMap({ orders }: { orders: readonly Order[] }) {
  return <DotsMap orders={useDeferredValue(orders)} />;
}

const DotsMap = memo(function DotsMap({ orders }: { orders: readonly Order[] }) {
  const { t } = useWording();
  const nowSeconds = useNow(60);
  const { country, mapStyleUrl } = useLocaleState();
  const { selected } = useVendors();
  const { latitude = null, longitude = null } = selected?.vendor_information.location ?? {};
  const shop = useMemo(
    () => (latitude !== null && longitude !== null ? { latitude, longitude } : undefined),
    [latitude, longitude],
  );
  return (
    <MapView
      label={t('map.overview', { count: orders.length })}
      center={shop ?? country.mapCentre}
      zoom={shop ? 13 : 12}
      pickup={shop}
      dots={orders.slice(0, MOST_DOTS).map((order) => ({
        id: order.order_id,
        position: {
          latitude: order.customer.location.latitude,
          longitude: order.customer.location.longitude,
        },
        tone: chooseAppearance(order, nowSeconds).tone,
      }))}
      styleUrl={mapStyleUrl}
    />
  );
});
