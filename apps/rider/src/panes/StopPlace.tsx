import type { RiderDelivery } from '@courier/api-client/rider-app';
import { useCopy } from '@courier/i18n';
import { Icon } from '@courier/ui-kit/plain';
import { NAMESPACE } from '../copy';
import { routeLink } from '../model/route-link';
import styles from './rider.module.css';
import { useRiderState } from './use-rider-app';

interface StopPlaceProps {
  place: RiderDelivery['pickup'];
  label: string;
  callLabel: string;
}

/** Name, address and notes of a stop, with the way there and the call. */
export function StopPlace({ place, label, callLabel }: StopPlaceProps) {
  const t = useCopy(NAMESPACE);
  const { isOnline } = useRiderState();
  const route = routeLink(place, navigator.userAgent);
  return (
    <div className={styles['section']}>
      <div className={styles['label']}>{label}</div>
      <h2 className={styles['heading']}>{place.name}</h2>
      <p className={styles['address']}>{place.address}</p>
      <div className={styles['two']}>
        {route !== null && (
          <a className={styles['big']} href={route}>
            <span className={styles['row']}>
              <Icon name="locate" size={22} />
              {t('action.route')}
            </span>
          </a>
        )}
        {place.phone_number !== undefined && (
          <a className={styles['big']} href={`tel:${place.phone_number}`}>
            <span className={styles['row']}>
              <Icon name="phone" size={22} />
              {callLabel}
            </span>
          </a>
        )}
      </div>
      {!isOnline && <p className={styles['label']}>{t('stop.route-needs-connection')}</p>}
      {place.notes !== '' && <div className={styles['note']}>{place.notes}</div>}
    </div>
  );
}
