import { useState } from 'react';
import { useStore } from 'zustand';
import { LIMITS } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';
import { Icon, MAP_AVOIDS, MapView } from '@courier/ui-kit/core';
import { useLocaleState, usePorts } from '@courier/shell-api';
import { useNarrow } from '@courier/shell-api/hooks';
import { useCopy } from '@courier/i18n';
import type { CollectionPoint } from '../../flow/create-collection-point';
import { parentPlace } from '../../flow/create-pickup-place';
import { toMapPlace } from '../../model/collection-point-form';
import { NAMESPACE } from '../../copy';
import styles from './map.module.css';

/** Position of the collection point; the user places the pin or moves it to the right entrance. */
export function PointMap({ point }: { point: CollectionPoint }) {
  const t = useCopy(NAMESPACE);
  const common = useCopy('common');
  const { vendors } = usePorts();
  const { country, mapStyleUrl } = useLocaleState();
  const isNarrow = useNarrow();
  const { parentVendorId, name, location } = useStore(point.store, ({ form }) => form);
  const saving = useStore(point.store, (state) => state.saving);
  const [proposed, setProposed] = useState<LatLng | null>(null);
  const { world, parent, pin: close } = LIMITS.outletMapZoom;
  const centre = parentPlace({ vendors }, parentVendorId) ?? country.mapCentre;
  const pin = toMapPlace(location) ?? proposed;
  const address = location.formatted_address;
  return (
    <MapView
      label={address === '' ? t('map.empty') : t('map.twin', { name: name || t('map.this-point'), address })}
      center={centre}
      zoom={pin ? close : parentVendorId === '' ? world : parent}
      dropoff={pin ?? undefined}
      onDropoffMove={
        saving
          ? undefined
          : (place) => {
              setProposed(null);
              point.place.movePin(place);
            }
      }
      controls={!isNarrow}
      styleUrl={mapStyleUrl}
      overlay={
        <div className={styles.bottom}>
          {pin ? (
            <span className={`${styles.chip} ${styles.hint}`} {...MAP_AVOIDS}>
              <Icon name="move" size={17} />
              {t('map.drag')}
            </span>
          ) : (
            <button type="button" className={styles.chip} {...MAP_AVOIDS} onClick={() => setProposed(centre)}>
              <Icon name="pin" size={17} />
              {common('address.choose-on-map')}
            </button>
          )}
        </div>
      }
    />
  );
}
