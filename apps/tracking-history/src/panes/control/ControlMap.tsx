import { useMemo } from 'react';
import type { Order } from '@courier/api-client';
import { useLocaleState, useVendors } from '@courier/shell-api';
import { MapView } from '@courier/ui-kit/core';
import type { Watched } from '../../model/board/control-risk';
import type { RiskyOrder } from '../../model/board/control-board';
import { isStale } from '../../model/board/rider-sighting';
import { listShops } from '../../model/board/pickup-position';
import { chooseAppearance } from '../order-status/appearance';
import { useWording } from '../../copy';
import { MapKey } from './MapKey';
import { RISK_LOOK } from './risk-words';

interface ControlMapProps {
  calm: readonly Order[];
  risky: readonly RiskyOrder[];
  selected: RiskyOrder | null;
  watched: ReadonlyMap<string, Watched>;
  nowSeconds: number;
  outletName(vendorId: string): string;
  /** Without controls and legend, for a screen without input. */
  isBare?: boolean;
}

/** All running orders at the rider's last position, else at the destination. */
export function ControlMap(props: ControlMapProps) {
  const { calm, risky, selected, watched, nowSeconds, outletName, isBare = false } = props;
  const { t } = useWording();
  const { mapStyleUrl } = useLocaleState();
  const { vendors } = useVendors();
  const findPlace = useMemo(
    () => (order: Order) => {
      const rider = watched.get(order.order_id)?.rider;
      const { latitude, longitude } = rider && !isStale(rider, nowSeconds) ? rider : order.customer.location;
      return { latitude, longitude };
    },
    [watched, nowSeconds],
  );
  const running = [...calm, ...risky.map(({ order }) => order)];
  const shops = listShops(running, vendors).map(({ vendorId, position }) => ({
    id: vendorId,
    position,
    name: outletName(vendorId),
  }));
  return (
    <MapView
      label={t('map.overview', { count: running.length })}
      shops={shops}
      dots={[
        ...calm.map((order) => ({
          id: order.order_id,
          position: findPlace(order),
          tone: chooseAppearance(order, nowSeconds).tone,
        })),
        ...risky.map(({ order, risk }) => ({
          id: order.order_id,
          position: findPlace(order),
          ...RISK_LOOK[risk.kind],
        })),
      ]}
      callouts={
        selected
          ? [
              {
                at: findPlace(selected.order),
                label: selected.order.customer.name,
                value:
                  selected.risk.minutes > 0
                    ? `${t('insights.minutes', { count: selected.risk.minutes })} ${t(`control.cause.${selected.risk.cause}`)}`
                    : t('row.late'),
              },
            ]
          : []
      }
      styleUrl={mapStyleUrl}
      controls={!isBare}
      overlay={isBare ? undefined : <MapKey />}
    />
  );
}
