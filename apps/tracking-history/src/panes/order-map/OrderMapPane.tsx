import type { Order, Rider } from '@courier/api-client';
import { showsFullMap } from '@courier/api-client/order-rules';
import { useLocaleState, useVendors } from '@courier/shell-api';
import { MapView } from '@courier/ui-kit/core';
import type { Journey } from '../../model/board/journey';
import { collectedFrom } from '../../model/board/pickup-position';
import { isStale, showsRider, sightingAge } from '../../model/board/rider-sighting';
import { useWording } from '../../copy';
import { MapCard } from './MapCard';

interface OrderMapPaneProps {
  order: Order;
  rider: Rider | null;
  journey: Journey;
  nowSeconds: number;
  /** A small map omits what does not fit. */
  isSmall: boolean;
}

/** Label keys for the distance to the next stop: of a shop's order, and of a sender's without a shop. */
const TO_GO = {
  shop: { customer: 'map.toGo', shop: 'map.toShop' },
  sender: { customer: 'map.toGo', shop: 'map.toPickup' },
} as const;
const TWIN = {
  shop: { customer: 'map.labelDistance', shop: 'map.labelDistanceShop' },
  sender: { customer: 'recipient.distance', shop: 'map.labelDistancePickup' },
} as const;

const toWhere = <Key,>(
  { sender }: Order,
  { next }: Journey,
  keys: Record<'shop' | 'sender', Record<Journey['next'], Key>>,
) => keys[sender ? 'sender' : 'shop'][next];

/** Height in pixels of the small map that the sheet covers. */
const SHEET_OVERLAP = { bottom: 18 };

/** A still map of both ends with a card while there is nothing to follow. */
export function OrderMapPane({ order, rider: lastRider, journey, nowSeconds, isSmall }: OrderMapPaneProps) {
  const { t, ago, distanceToGo } = useWording();
  const { country, mapStyleUrl } = useLocaleState();
  const { vendors } = useVendors();
  const name = order.customer.name;

  if (!showsFullMap(order.status)) {
    const vendor = vendors.find((candidate) => candidate.vendor_id === order.vendor_id);
    return (
      <MapView
        faded
        label={t('map.label', { name })}
        center={journey.pickup ?? journey.dropoff ?? country.mapCentre}
        pickup={journey.pickup ?? undefined}
        dropoff={journey.dropoff}
        zoom={14}
        fitPadding={isSmall ? SHEET_OVERLAP : undefined}
        styleUrl={mapStyleUrl}
        overlay={<MapCard status={order.status} shop={order.sender ? '' : collectedFrom(order, vendor)} />}
      />
    );
  }

  const rider = showsRider(order) ? lastRider : null;
  const age = rider ? sightingAge(rider, nowSeconds) : 0;
  const stale = rider !== null && isStale(rider, nowSeconds);
  const metres = rider ? journey.remaining : null;
  const toGo =
    metres === null ? '' : t(toWhere(order, journey, TO_GO), { distance: distanceToGo(metres, order) });
  const text = stale ? t('map.stale', { minutes: Math.floor(age / 60) }) : toGo;
  return (
    <MapView
      label={
        metres === null || stale
          ? t('map.label', { name })
          : t(toWhere(order, journey, TWIN), { distance: distanceToGo(metres, order), ago: ago(age) })
      }
      pickup={journey.pickup ?? undefined}
      dropoff={journey.dropoff}
      route={journey.route}
      travelled={journey.travelled}
      approach={journey.approach}
      rider={
        rider
          ? {
              position: { latitude: rider.latitude, longitude: rider.longitude },
              stale,
              label: t('map.seen', { ago: ago(age) }),
              ...(journey.heading !== null && !stale && { heading: journey.heading }),
            }
          : undefined
      }
      callouts={
        rider && text && !isSmall
          ? [{ at: { latitude: rider.latitude, longitude: rider.longitude }, label: rider.name, value: text }]
          : []
      }
      controls={!isSmall}
      fitPadding={isSmall ? SHEET_OVERLAP : undefined}
      styleUrl={mapStyleUrl}
    />
  );
}
