import { useQuery } from '@tanstack/react-query';
import { useCopy } from '@courier/i18n';
import { usePorts } from '@courier/shell-api';
import { customerPinOptions } from '@courier/api-client/queries';
import { NAMESPACE } from '../../copy';
import { readLinkKey } from '../../model/link-key';
import styles from './tracking.module.css';

/** The four digits that the customer gives the rider at the door; only the customer's own link shows them. */
export function PinCard({ orderId, isParcel }: { orderId: string; isParcel: boolean }) {
  const t = useCopy(NAMESPACE);
  const { api } = usePorts();
  const key = readLinkKey(window.location.hash);
  const { data: pin, isError } = useQuery({
    ...customerPinOptions(api, orderId, key ?? ''),
    enabled: key !== null,
  });
  const isHidden = key === null || isError;
  if (!isHidden && !pin) return null;
  const elsewhere = isParcel ? 'pin.parcel-elsewhere' : 'pin.elsewhere';
  return (
    <section className={styles['pin']} aria-labelledby="pin-title">
      <h2 id="pin-title">{t('pin.title')}</h2>
      {pin && !isHidden && (
        <p className={styles['digits']}>
          <bdi dir="ltr" translate="no">
            {pin}
          </bdi>
        </p>
      )}
      <p>{t(isHidden ? elsewhere : 'pin.text')}</p>
    </section>
  );
}
