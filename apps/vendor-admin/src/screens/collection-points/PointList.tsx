import type { Vendor } from '@courier/api-client';
import { Icon, IconButton } from '@courier/ui-kit/core';
import { AddressText } from '@courier/ui-kit/text';
import { formatPhone } from '@courier/i18n/format';
import { useLocaleState } from '@courier/shell-api';
import { useCopy } from '@courier/i18n';
import { toMapPlace } from '../../model/collection-point-form';
import { isManagedElsewhere } from '../../model/parents';
import { NAMESPACE } from '../../copy';
import styles from './list.module.css';

interface PointListProps {
  points: readonly Vendor[];
  /** The one the map shows from near. */
  shownId: string | null;
  /** Null where there is no map. */
  onShow: ((vendorId: string | null) => void) | null;
  /** Opens one for editing; null if editing is not allowed. */
  onEdit: ((vendorId: string) => void) | null;
}

/** One row for each collection point: name, address and contact. */
export function PointList({ points, shownId, onShow, onEdit }: PointListProps) {
  const t = useCopy(NAMESPACE);
  return (
    <ul className={styles.list} aria-label={t('title')}>
      {points.map((point) => {
        const { vendor_id: id } = point;
        const { name } = point.vendor_information;
        const isShown = onShow !== null && id === shownId;
        return (
          <li key={id} className={`${styles.row} ${isShown ? styles.shown : ''}`}>
            {onShow ? (
              <button
                type="button"
                className={styles.show}
                aria-pressed={isShown}
                onClick={() => onShow(isShown ? null : id)}
              >
                <Words point={point} />
              </button>
            ) : (
              <div className={styles.show}>
                <Words point={point} />
              </div>
            )}
            {isManagedElsewhere(id) ? (
              <span className={styles.lock} role="img" aria-label={t('elsewhere')} title={t('elsewhere')}>
                <Icon name="lock" size={16} />
              </span>
            ) : (
              onEdit && <IconButton icon="edit" label={t('edit', { name })} onClick={() => onEdit(id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Words({ point }: { point: Vendor }) {
  const t = useCopy(NAMESPACE);
  const { country } = useLocaleState();
  const { name, contact, owners, location } = point.vendor_information;
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        <bdi>{name}</bdi>{' '}
        <span className={styles.id}>
          - <bdi>{point.client_vendor_id ?? point.vendor_id}</bdi>
        </span>
      </span>
      {toMapPlace(location) ? (
        <span className={styles.address}>
          <AddressText address={location.address_text} />
        </span>
      ) : (
        <span className={styles.missing}>
          <Icon name="warning" size={14} />
          {t('no-place')}
        </span>
      )}
      <span className={styles.contact}>
        <bdi dir="ltr">{formatPhone(contact.phone, country)}</bdi>
        {owners.map((email) => (
          <bdi key={email} dir="ltr">
            {email}
          </bdi>
        ))}
      </span>
    </span>
  );
}
