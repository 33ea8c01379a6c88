import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { servedAreasQuery } from '@courier/api-client/queries';
import { areaBorders, isInArea, metresToEdge } from '@courier/api-client/order-rules';
import { Icon } from '@courier/ui-kit/core';
import { useFlag, useLocaleState, usePorts, useVendors } from '@courier/shell-api';
import { formatDistance } from '@courier/i18n/format';
import { useCopy } from '@courier/i18n';
import type { CollectionPoint } from '../../flow/create-collection-point';
import { toMapPlace } from '../../model/collection-point-form';
import { NAMESPACE } from '../../copy';
import styles from './fields.module.css';

/** Said before saving: the place just chosen lies where the parent does not deliver. It may be saved all the same. */
export function AreaWarning({ point }: { point: CollectionPoint }) {
  const t = useCopy(NAMESPACE);
  const { api } = usePorts();
  const { locale } = useLocaleState();
  const { vendors } = useVendors();
  const { parentVendorId, location } = useStore(point.store, ({ form }) => form);
  const isChosenHere = useStore(point.store, ({ placing }) => placing.by !== 'record');
  const place = isChosenHere ? toMapPlace(location) : null;
  const areasOn = useFlag('draw-delivery-areas');
  const areas = useQuery({
    ...servedAreasQuery(api, parentVendorId),
    enabled: areasOn && parentVendorId !== '' && place !== null,
  });
  const metres = place && metresToEdge(areaBorders(areas.data ?? []), place);
  if (!place || metres === null || areas.data?.some((area) => isInArea(area, place))) return null;
  const parent = vendors.find(({ vendor_id: id }) => id === parentVendorId);
  return (
    <p className={styles.warning} role="status">
      <Icon name="warning" size={15} />
      {t('outside', {
        distance: formatDistance(metres, locale),
        name: parent?.vendor_information.name ?? parentVendorId,
      })}
    </p>
  );
}
