import { useQuery } from '@tanstack/react-query';
import { Button, Icon } from '@courier/ui-kit/core';
import { useFlag, useLocaleState, usePorts, useVendors } from '@courier/shell-api';
import { areaBorders, metresToEdge } from '@courier/api-client/order-rules';
import { formatDistance } from '@courier/i18n/format';
import { servedAreasQuery } from '@courier/api-client/queries';
import { useCopy } from '@courier/i18n';
import { servingOutletQuery } from '../../../api/serving-outlet.queries';
import { storeHandover } from '../../../model/draft/handover';
import { emptyDraft, savedPart } from '../../../model/draft/order-draft.store';
import type { Point } from '../../../model/form/request-form';
import { NAMESPACE } from '../../../copy';
import { useRequest, useSender } from '../request/request-scope';
import { useOrderToBeUpdated } from '../update/use-order-to-be-updated';
import styles from './AddressVerdict.module.css';

/** Shows the distance and another outlet of the same parent that delivers to the destination. */
export function OutsideArea({ destination }: { destination: Point }) {
  const t = useCopy(NAMESPACE);
  const errors = useCopy('errors');
  const { api, vendors: port } = usePorts();
  const { vendors } = useVendors();
  const { locale } = useLocaleState();
  const { draft, filling } = useRequest();
  const vendor = useSender();
  const updating = useOrderToBeUpdated() !== null;
  const areasOn = useFlag('draw-delivery-areas');
  const areas = useQuery({ ...servedAreasQuery(api, vendor.vendor_id), enabled: areasOn });
  const outlet = useQuery({
    ...servingOutletQuery(api, vendors, vendor, destination),
    enabled: !updating && vendors.length > 1,
  }).data;
  // A point on the border is refused too.
  const metres = metresToEdge(areaBorders(areas.data ?? []), destination);
  const { name } = vendor.vendor_information;
  const send = () => {
    if (!outlet) return;
    const { pickup: _pickup, attempt: _attempt, ...content } = savedPart(draft.getState());
    storeHandover(outlet.vendor_id, content);
    const { pickup: _none, attempt: _no, ...empty } = emptyDraft;
    filling.fill(empty);
    port.select(outlet.vendor_id);
  };
  return (
    <div className={`${styles.verdict} ${styles.warning}`} role="alert">
      <Icon name="warning" size={16} />
      <span className={styles.words}>
        <b>{errors('delivery.not-there-yet')}</b>
        <span className={styles.reason}>
          {metres === null
            ? errors('request.error.undeliverable-address')
            : t('outside.distance', { distance: formatDistance(Math.max(metres, 1), locale), name })}
          {outlet && ` ${t('outside.served', { outlet: outlet.vendor_information.name })}`}
        </span>
      </span>
      {outlet && (
        <Button kind="secondary" size="s" icon="outlet" onClick={send}>
          {t('outside.send', { outlet: outlet.vendor_information.name })}
        </Button>
      )}
    </div>
  );
}
