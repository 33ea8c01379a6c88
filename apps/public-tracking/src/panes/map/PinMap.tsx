import type { Tracking } from '@courier/api-client';
import { useCopy } from '@courier/i18n';
import { useLocaleState } from '@courier/shell-api';
import { MapView } from '@courier/ui-kit/map';
import { NAMESPACE } from '../../copy';
import { MapBoundary } from './MapBoundary';

interface PinMapProps {
  at: Tracking['destination'];
  onMove: (position: Tracking['destination']) => void;
}

/** A small map with a pin that the customer moves to the door. */
export default function PinMap({ at, onMove }: PinMapProps) {
  const t = useCopy(NAMESPACE);
  const { mapStyleUrl } = useLocaleState();
  return (
    <MapBoundary>
      <MapView
        label={t('proposal.pin-map')}
        dropoff={at}
        onDropoffMove={onMove}
        onPress={onMove}
        controls={false}
        styleUrl={mapStyleUrl}
      />
    </MapBoundary>
  );
}
