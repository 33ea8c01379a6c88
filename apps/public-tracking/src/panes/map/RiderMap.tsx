import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { formatAgo } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { useNarrow } from '@courier/shell-api/hooks';
import { MapView } from '@courier/ui-kit/map';
import { NAMESPACE } from '../../copy';
import { positionAge } from '../../model/rider-position';
import { MapBoundary } from './MapBoundary';

/** Pixels of the map that the card covers. */
const BESIDE_CARD = { inlineStart: 492, inlineEnd: 40, top: 24, bottom: 24 };
const OVER_SHEET = { bottom: 20 };

/** Shop, destination and, if known, the rider. */
export default function RiderMap({ tracking }: { tracking: Tracking }) {
  const t = useCopy(NAMESPACE);
  const { locale, mapStyleUrl } = useLocaleState();
  const isNarrow = useNarrow();
  const { rider, vendor, destination, route } = tracking;
  const age = positionAge(tracking);
  const isOld = age?.kind === 'old';
  const label = t('map.label', { name: vendor.name });
  const riderLabel =
    age === null
      ? t('rider.label')
      : age.kind === 'old'
        ? t('rider.old', { count: age.minutes })
        : t('rider.seen', { ago: formatAgo(age.seconds, locale) });
  return (
    <MapBoundary>
      <MapView
        label={label}
        pickup={vendor.location ?? undefined}
        dropoff={destination}
        route={route}
        rider={
          rider
            ? {
                position: { latitude: rider.latitude, longitude: rider.longitude },
                stale: isOld,
                label: riderLabel,
              }
            : undefined
        }
        controls={!isNarrow}
        fitPadding={isNarrow ? OVER_SHEET : BESIDE_CARD}
        styleUrl={mapStyleUrl}
      />
    </MapBoundary>
  );
}
