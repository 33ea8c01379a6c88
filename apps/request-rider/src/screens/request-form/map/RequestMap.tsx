import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Icon, MAP_AVOIDS, MapView } from '@courier/ui-kit/core';
import { useFlag, useLocaleState, usePorts, useSession } from '@courier/shell-api';
import { LIMITS } from '@courier/config';
import { distanceMetres, type DeliveryArea } from '@courier/api-client/order-rules';
import { formatDistance } from '@courier/i18n/format';
import type { Vendor } from '@courier/api-client';
import { servedAreasQuery } from '@courier/api-client/queries';
import { useCopy } from '@courier/i18n';
import { destinationPoint, type Point } from '../../../model/form/request-form';
import { NAMESPACE } from '../../../copy';
import { useAreaSwitch } from './use-area-switch';
import { useDraft, useFlow, useRequest, useSender, useTag } from '../request/request-scope';
import { useQuoteView, type QuoteView } from '../fee/use-quote-view';
import { MapChips } from './MapChips';
import styles from './RequestMap.module.css';

const NO_AREAS: DeliveryArea[] = [];
/** Zoom that shows the delivery area; smaller when the pin is far from the shop. */
const AREA_ZOOM = 12;
const zoomShowing = (metres: number) => Math.min(AREA_ZOOM, Math.log2(49_600_000 / Math.max(1, metres)));
const PIN_OFFSET = 0.0007;

export function RequestMap() {
  const t = useCopy(NAMESPACE);
  const { api } = usePorts();
  const vendor = useSender();
  const { movePin } = useRequest().destination;
  const { country, locale, mapStyleUrl } = useLocaleState();
  const form = useDraft((draft) => draft.form);
  const pinProposal = useDraft((draft) => draft.pinProposal);
  const origin = useFlow(({ context }) => context.origin);
  const sending = useTag('sending');
  const paying = useTag('paying');
  const outside = useFlow(({ context }) => context.fault?.kind === 'undeliverable');
  const view = useQuoteView();
  const flagOn = useFlag('draw-delivery-areas');
  const areas = useQuery({ ...servedAreasQuery(api, vendor.vendor_id), enabled: flagOn });
  const available = flagOn && (areas.data?.length ?? 0) > 0;
  const { shown, toggle } = useAreaSwitch(available, form.destinationLatitude !== null);
  const [proposed, setProposed] = useState<Point | null>(null);

  const destination = useMemo(() => destinationPoint(form), [form]);
  const { name } = vendor.vendor_information;
  const centre = origin ?? country.mapCentre;
  const distance = origin && destination ? formatDistance(distanceMetres(origin, destination), locale) : null;
  const label = distance
    ? t('map.twin', { distance: view.distance ?? distance, name })
    : t('map.twin-empty', { name });
  const callouts = useCallouts(view, origin, vendor);

  const move = (point: Point) => {
    setProposed(null);
    movePin(point);
  };
  const pin = destination ?? proposed ?? pinProposal;
  const choosing = destination === null && pin !== null;
  // A request that is being sent or paid keeps its destination.
  const fixed = sending || paying;
  return (
    <MapView
      label={label}
      center={centre}
      zoom={
        outside && origin && destination
          ? zoomShowing(distanceMetres(origin, destination))
          : shown && !destination
            ? AREA_ZOOM
            : LIMITS.mapZoom
      }
      pickup={origin ?? undefined}
      dropoff={pin ?? undefined}
      onDropoffMove={fixed ? undefined : move}
      onPress={choosing && !fixed ? move : undefined}
      route={view.route ?? undefined}
      holedAreas={shown ? (areas.data ?? NO_AREAS) : NO_AREAS}
      callouts={callouts}
      styleUrl={mapStyleUrl}
      overlay={
        <MapChips
          distance={view.distance}
          rideMinutes={view.rideMinutes}
          areas={available ? { shown, toggle } : null}
          onPropose={
            pin || !origin
              ? null
              : () =>
                  setProposed({
                    latitude: origin.latitude + PIN_OFFSET,
                    longitude: origin.longitude + PIN_OFFSET,
                  })
          }
        >
          {pin && !fixed && (
            <span className={`${styles.chip} ${styles.hint}`} {...MAP_AVOIDS}>
              <Icon name="move" size={17} />
              <PinHint choosing={choosing} />
            </span>
          )}
        </MapChips>
      }
    />
  );
}

function useCallouts(view: QuoteView, origin: Point | null, { vendor_information: shop }: Vendor) {
  const t = useCopy(NAMESPACE);
  const isGuest = useSession().mode === 'GUEST';
  // Memoized, because the map redraws its labels on every new array.
  return useMemo(() => {
    // Names the ring until the times of the quote replace the name.
    if (!view.quote)
      return origin && !isGuest ? [{ at: origin, label: t('places.collect-from'), value: shop.name }] : [];
    const { quote, atShop, atDoor } = view;
    return [
      ...(atShop
        ? [
            {
              at: quote.origin,
              label: t(isGuest ? 'docket.rider-at-pickup' : 'docket.rider-at-shop'),
              value: atShop,
            },
          ]
        : []),
      ...(atDoor ? [{ at: quote.destination, label: t('docket.at-door'), value: atDoor }] : []),
    ];
  }, [t, isGuest, view, origin, shop.name]);
}

function PinHint({ choosing }: { choosing: boolean }) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  return <>{choosing ? t('map.press') : common('map.drag-pin')}</>;
}
